#!/usr/bin/env bash
# Packages: robots-parser@3.0.1, robots-txt-parse@2.0.1, robots-txt-guard@1.0.2, robots-txt-parser@2.0.3
# Guess: Readers of robots.txt agree on what RFC 9309 spells out: two groups of one crawler are joined, a line
#   such as Sitemap between two names of a group changes nothing, and a path with a letter beyond ASCII is that
#   path in its percent-encoded form.
# Behavior: Each of the three points is wrong in two or three of the three readers. robots-txt-guard knows only
#   the first of two groups and robots-txt-parser only the last; a Sitemap line between the names of two crawlers
#   frees the first one in all of them; a path with an umlaut blocks nothing in two. Write one group for each
#   crawler, Sitemap at the end, and paths encoded.
# Source: RFC 9309, sections 2.2.1, 2.2.2 and 2.2.4
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock robots-parser@3.0.1 robots-txt-parse@2.0.1 robots-txt-guard@1.0.2 robots-txt-parser@2.0.3
cat >run.mjs <<'PROGRAM'
import { Readable } from 'node:stream';
import robotsParser from 'robots-parser';
import guard from 'robots-txt-guard';
import parse from 'robots-txt-parse';
import createParser from 'robots-txt-parser';

const origin = 'https://example.com';
const cases = [
  ['first of two groups', 'User-agent: Bot\nDisallow: /a\n\nUser-agent: Other\nDisallow: /x\n\nUser-agent: Bot\nDisallow: /b\n', '/a/1'],
  ['second of two groups', 'User-agent: Bot\nDisallow: /a\n\nUser-agent: Other\nDisallow: /x\n\nUser-agent: Bot\nDisallow: /b\n', '/b/1'],
  ['sitemap between names', `User-agent: Bot\nSitemap: ${origin}/sitemap.xml\nUser-agent: Other\nDisallow: /a\n`, '/a'],
  ['path with an umlaut', 'User-agent: *\nDisallow: /größe\n', '/gr%C3%B6%C3%9Fe'],
];
for (const [name, text, path] of cases) {
  const parser = createParser({ userAgent: 'Bot', allowOnNeutral: true });
  parser.parseRobots(`${origin}/robots.txt`, text);
  const allowed = [
    robotsParser(`${origin}/robots.txt`, text).isAllowed(origin + path, 'Bot'),
    guard(await parse(Readable.from([Buffer.from(text)]))).isAllowed('Bot', path),
    parser.canCrawlSync(origin + path),
  ];
  console.log(`${name}: ${allowed.map((value) => (value ? 'allowed' : 'blocked')).join(', ')} (RFC 9309: blocked)`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
first of two groups: blocked, blocked, allowed (RFC 9309: blocked)
second of two groups: blocked, allowed, blocked (RFC 9309: blocked)
sitemap between names: allowed, allowed, allowed (RFC 9309: blocked)
path with an umlaut: blocked, allowed, allowed (RFC 9309: blocked)
OUTPUT
echo 'unchanged'
