#!/usr/bin/env bash
# Packages: feedme@2.0.2, rss-parser@3.13.0, podparse@1.6.0
# Guess: A category or an identifier of a feed is a text in the result, whether its element has an attribute
#   (domain, isPermaLink) or not; at least it has one type in one library.
# Behavior: feedme returns a text for the guid without an attribute and an object for the one with isPermaLink,
#   and a list of categories or a single text, depending on their number. rss-parser returns a category with a
#   domain as an object of its XML parser beside texts, so a page that prints it shows [object Object]. podparse
#   returns texts.
# Source: RSS 2.0, category and guid
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock feedme@2.0.2 rss-parser@3.13.0 podparse@1.6.0
cat >run.mjs <<'PROGRAM'
import FeedMe from 'feedme';
import podparse from 'podparse';
import RssParser from 'rss-parser';

const item = (content) => `<item><title>A</title>${content}</item>`;
const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title><link>https://example.com/</link><description>D</description>${item('<guid isPermaLink="false">1</guid><category>Press</category><category domain="https://example.com/topics">Funds</category>')}${item('<guid>https://example.com/2</guid><category>Press</category>')}</channel></rss>`;
const show = (name, items, guid, categories) => console.log(name, items.map((entry) => `${JSON.stringify(entry[guid])} ${JSON.stringify(entry[categories])}`).join(' | '));
const stream = new (FeedMe.FeedMe ?? FeedMe)(true);
stream.on('finish', () => show('feedme    ', stream.done().items, 'guid', 'category'));
stream.end(feed);
await new Promise((resolve) => stream.on('finish', resolve));
show('rss-parser', (await new RssParser().parseString(feed)).items, 'guid', 'categories');
show('podparse  ', (podparse.default ?? podparse)(feed).episodes, 'guid', 'category');
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
feedme     {"ispermalink":"false","text":"1"} ["Press",{"domain":"https://example.com/topics","text":"Funds"}] | "https://example.com/2" "Press"
rss-parser "1" ["Press",{"_":"Funds","$":{"domain":"https://example.com/topics"}}] | "https://example.com/2" ["Press"]
podparse   "1" ["Funds","Press"] | "https://example.com/2" ["Press"]
OUTPUT
echo 'unchanged'
