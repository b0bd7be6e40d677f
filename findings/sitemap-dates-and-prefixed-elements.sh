#!/usr/bin/env bash
# Packages: sitemap 9.0.1
# Guess: Its reader takes each form of date that the protocol allows, as text, and finds the elements by their namespace.
# Behavior: A date that is a year, a month, or a time without seconds is dropped. If the elements have a prefix, no page is
#   found, and the empty list is no error. Written, a year becomes its first moment in UTC.
# Source: sitemaps.org protocol, "lastmod" (W3C Datetime); W3C note "Date and Time Formats": YYYY, YYYY-MM and
#   YYYY-MM-DDThh:mmTZD are complete; Namespaces in XML 1.0, section 6 (a prefix means the same as a default namespace)
# Matters to: who reads the sitemap of another site to see what changed, or checks the own one.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit sitemap@9.0.1
cat >run.mjs <<'PROGRAM'
import { Readable } from 'node:stream';
import { parseSitemap, SitemapStream, streamToPromise } from 'sitemap';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const read = async (text) =>
  (await parseSitemap(Readable.from([`<?xml version="1.0"?>${text}`]), () => {})).map(({ url, lastmod }) => ({ url, lastmod }));
const page = (date) => `<url><loc>https://example.com/</loc><lastmod>${date}</lastmod></url>`;
for (const date of ['2026-05-01', '2026-05', '2026', '2026-05-01T09:30:00+02:00', '2026-05-01T09:30+02:00'])
  console.log(date, JSON.stringify(await read(`<urlset xmlns="${NAMESPACE}">${page(date)}</urlset>`)));
const prefixed = page('2026-05-01').replaceAll(/<(\/?)/g, '<$1s:');
console.log('with prefix', JSON.stringify(await read(`<s:urlset xmlns:s="${NAMESPACE}">${prefixed}</s:urlset>`)));
const writer = new SitemapStream({ hostname: 'https://example.com' });
writer.end({ url: '/', lastmod: '2026' });
console.log('2026 written:', /<lastmod>.*<\/lastmod>/.exec(String(await streamToPromise(writer)))[0]);
PROGRAM
diff - <(node run.mjs 2>/dev/null) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
2026-05-01 [{"url":"https://example.com/","lastmod":"2026-05-01"}]
2026-05 [{"url":"https://example.com/"}]
2026 [{"url":"https://example.com/"}]
2026-05-01T09:30:00+02:00 [{"url":"https://example.com/","lastmod":"2026-05-01T09:30:00+02:00"}]
2026-05-01T09:30+02:00 [{"url":"https://example.com/"}]
unhandled attr s:urlset xmlns:s
unhandled text for tag: s:loc 'https://example.com/'
unhandled text for tag: s:lastmod '2026-05-01'
with prefix []
2026 written: <lastmod>2026-01-01T00:00:00.000Z</lastmod>
OUTPUT
echo 'unchanged'
