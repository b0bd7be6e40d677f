#!/usr/bin/env bash
# Packages: rss-parser@3.13.0, @extractus/feed-extractor@8.0.3, @rowanmanning/feed-parser@2.1.5
# Guess: A title of type xhtml is text in every reader: "A b c".
# Behavior: rss-parser returns an object of its XML parser in place of a string, with the words in another order;
#   feed-extractor returns an empty title; the third reader returns the text.
# Source: RFC 4287, section 3.1.1.3
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock rss-parser@3.13.0 @extractus/feed-extractor@8.0.3 @rowanmanning/feed-parser@2.1.5
cat >run.mjs <<'PROGRAM'
import { extractFromXml } from '@extractus/feed-extractor';
import { parseFeed } from '@rowanmanning/feed-parser';
import RssParser from 'rss-parser';
const atom = (entry) => `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:news</id><updated>2027-01-01T00:00:00Z</updated><entry><id>urn:1</id><updated>2027-01-01T00:00:00Z</updated>${entry}</entry></feed>`;

const xml = atom('<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">A <em>b</em> c</div></title><link href="https://example.com/1"/>');
console.log('rss-parser    ', JSON.stringify((await new RssParser().parseString(xml)).items[0].title));
console.log('feed-extractor', JSON.stringify(extractFromXml(xml).entries[0].title));
console.log('feed-parser   ', JSON.stringify(parseFeed(xml).items[0].title));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
rss-parser     {"$":{"type":"xhtml"},"div":[{"_":"A  c","$":{"xmlns":"http://www.w3.org/1999/xhtml"},"em":["b"]}]}
feed-extractor ""
feed-parser    "A b c"
OUTPUT
echo 'unchanged'
