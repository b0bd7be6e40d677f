// What the requests of the fuzz test are made of: what the site has, and what no client should send.

export const PATHS = `
  / /graphql /graphql /graphql/ /GRAPHQL /resources /resources/x /case-studies /about /auth /api /api/user
  /api/login /api/register /api/visits /api/logout /api/documents/x/readings /api/x /rss.xml /atom.xml
  /feed.json /sitemap.xml /robots.txt /llms.txt /livez /readyz /schema.graphql /auth/login /auth/forgot
  /auth/register /consent /request /request/answer /reset /verify /unsubscribe /whitepaper
  /whitepaper/download /files/doc_x /files/doc_x/pages/1 /calendar/x.ics /pictures/x/y.webp /uploads
  /uploads/x /admin/articles /admin/pictures /admin/emergency-article /investor /investor/documents/x
  /demo /contact /assets/x.js /.well-known/security.txt /index.html`
  .trim()
  .split(/\s+/);
export const PATH_PARTS = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%c0%af',
  '%0d%0aSet-Cookie:a',
  '%2e%2e%2f',
  '/../',
  '/./',
  '//',
  ';a=b',
  '\\',
  '.md',
];
export const PARAMETERS = [
  'search',
  'category',
  'after',
  'q',
  'tab',
  'next',
  'status',
  'first',
  '__proto__',
  'a[b]',
  'a[]',
  'token',
  '',
];
export const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'QUERY',
];
export const BAD_METHODS = ['CONNECT', 'get', 'FOO', 'GE T', '', 'G\0T', 'PRI', 'X'.repeat(500)];
export const TYPES = [
  ...['application/json', 'application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-16'],
  ...[
    'application/json; charset=utf-7',
    'application/json; charset="',
    'application/json; charset=',
    'text/plain',
    '*/*',
    '',
  ],
  ...['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=utf-16', 'multipart/form-data'],
  ...[
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/json, text/plain',
    'a',
    'a/b/c',
    '\u00ff/\u00ff',
  ],
];
export const HEADERS = [
  ...[
    'Cookie: sid=',
    'Cookie: sid =x',
    'cookie:\tsid\t=\tx',
    'Cookie: sid=s%3Ax.y',
    'Cookie: sid=s:x.y; sid=z',
    'Cookie: =;=;;;',
  ],
  ...[
    'Cookie: sid="a;b',
    'Cookie: %',
    'Cookie: sid=%E0%A4%A',
    'Cookie: notice=W10.eA',
    'Cookie: notice=..',
    'Cookie: __proto__=x',
  ],
  ...[
    'Cookie: __Host-sid=x',
    `Cookie: ${'a=b;'.repeat(1_000)}`,
    'Cookie: consent=x; reset=x; verify=%',
    'Cookie: sid=\u00ff\u00fe',
  ],
  ...[
    'Accept: text/html',
    'Accept: application/json',
    'Accept: multipart/mixed',
    'Accept: ;q=x,,,',
    'Accept: image/*;q=0',
  ],
  ...[
    'Accept-Encoding: br',
    'Accept-Encoding: gzip;q=0, *',
    'Content-Encoding: gzip',
    'Content-Encoding: x, y',
    'Range: bytes=5-1',
  ],
  ...[
    'If-None-Match: *',
    'If-None-Match: ",',
    'If-Modified-Since: x',
    'Expect: 100-continue',
    'Expect: x',
    'TE: trailers',
  ],
  ...[
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c',
    'X-Forwarded-For: x, ::1',
    'X-Forwarded-Proto: https, x',
  ],
  ...[
    'X-Forwarded-Host: [',
    'Authorization: Bearer x',
    'Authorization: \u00ff',
    'Origin: null',
    'Origin: http://[',
    'Origin: x',
  ],
  ...[
    'Sec-Fetch-Site: cross-site',
    'Sec-Fetch-Site: same-origin',
    'apollo-require-preflight: 1',
    'x-apollo-operation-name: x',
  ],
  ...[
    'Referer: http://[',
    'User-Agent: (((((((',
    'X-HTTP-Method-Override: DELETE',
    'Idempotency-Key: x',
    'Upload-Offset: -1',
  ],
  ...[
    'Accept-Language: *;q=\u00ff',
    'DNT: 1',
    'Sec-GPC: 1',
    'Date: x',
    'Via: x',
    'Max-Forwards: -1',
    'Content-Range: x',
  ],
];
export const BAD_HEADERS = [
  'no colon',
  ': no name',
  'A B: c',
  'A : b',
  'A: b\0c',
  ' folded: x',
  'A: b\rC: d',
  'A\u00ff: b',
  'Host: a\r\nHost: b',
];
export const HOSTS = [
  ...Array<string>(16).fill('localhost'),
  '127.0.0.1:1',
  '[::1]',
  'evil.test',
  '',
  '[',
  'a b',
  '%',
  'x'.repeat(300),
];
export const TEXTS = [
  '',
  'a',
  '__proto__',
  '\ud83d',
  '\0',
  '%s',
  '"',
  '{{x}}',
  '😀',
  'x'.repeat(300),
  '-'.repeat(200),
  '<b>',
  '../..',
  '1e999',
];
export const FIELDS = [
  ...[
    '__typename',
    'id',
    'articles',
    'nodes',
    'edges',
    'node',
    'related(first: 12)',
    'category',
    'categories',
    'search(query: "x")',
  ],
  ...[
    'article(slug: "x")',
    'viewer',
    'title',
    'a: title',
    'a: id',
    '__schema',
    'types',
    '...F',
    '... on Article',
    'node(id: "x")',
  ],
  ...[
    'articles(first: $a)',
    'caseStudies',
    'events(first: 1)',
    'users',
    'constructor',
    '__proto__',
    'toString',
    'login(input: $a)',
  ],
];
