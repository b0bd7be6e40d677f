#!/usr/bin/env bash
# Packages: @extractus/feed-extractor@8.0.3
# Guess: A reader leaves a title as it stands, and an item without guid has no identifier or its link as one.
# Behavior: The title 007 becomes 7, a link that is relative to the site becomes an empty text, and the identifier
#   is a short hash of the link and the date: without a date it ends in NaN, and it changes when a publisher
#   corrects the date, so the item arrives again.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @extractus/feed-extractor@8.0.3
cat >run.mjs <<'PROGRAM'
import { extractFromXml } from '@extractus/feed-extractor';

const rss = (item) => `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title><link>https://example.com/</link><description>News</description><item><title>007</title>${item}</item></channel></rss>`;
for (const item of ['<link>https://example.com/a</link>', '<link>https://example.com/a</link><pubDate>Fri, 01 Jan 2027 00:00:00 GMT</pubDate>', '<link>/a</link>']) {
  const [{ id, title, link }] = extractFromXml(rss(item)).entries;
  console.log(JSON.stringify({ id, title, link }));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
{"id":"se6lk0-NaN","title":"7","link":"https://example.com/a"}
{"id":"se6lk0-1798761600000","title":"7","link":"https://example.com/a"}
{"id":"0-NaN","title":"7","link":""}
OUTPUT
echo 'unchanged'
