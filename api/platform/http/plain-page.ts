/** A page that needs neither the site's scripts nor its data. `body` is markup of our own making, never a visitor's. */
export const plainPage = (title: string, paragraphs: string[], body = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}${body}</main></body></html>
`;
