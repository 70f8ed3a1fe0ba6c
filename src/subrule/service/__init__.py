"""The service: the judge for other programs and for a page, over HTTP (extra ``serve``)."""
