#!/usr/bin/env bash
# Packages: jsonfeed-to-atom@1.2.5, jsonfeed-to-rss@3.0.8
# Guess: A JSON Feed whose item has no date, which the format allows, becomes RSS without pubDate and Atom with
#   the date of the feed or an error; no language is invented, and version 1.1, in force since 2020, is accepted.
# Behavior: The RSS has "Invalid Date" as pubDate and the language en-us, which nothing in the feed says; the Atom
#   entry is dated with the moment of the conversion, so readers see it as new each time the feed is fetched. Both
#   refuse version 1.1.
# Source: JSON Feed 1.1, Items
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock jsonfeed-to-atom@1.2.5 jsonfeed-to-rss@3.0.8
cat >run.mjs <<'PROGRAM'
import toAtom from 'jsonfeed-to-atom';
import toRss from 'jsonfeed-to-rss';

const feed = {
  version: 'https://jsonfeed.org/version/1',
  title: 'Berichte',
  home_page_url: 'https://example.com/',
  feed_url: 'https://example.com/feed.json',
  items: [{ id: 'https://example.com/1', url: 'https://example.com/1', title: 'Bericht', content_text: 'Text' }],
};
const rss = toRss(feed);
console.log(/<language>.*<\/language>/.exec(rss)[0], /<pubDate>Inv.*<\/pubDate>/.exec(rss)[0]);
const updated = /<entry>.*?<updated>(.*?)<\/updated>/s.exec(toAtom(feed))[1];
console.log('entry dated now:', Date.now() - Date.parse(updated) < 60_000);
for (const convert of [toAtom, toRss]) {
  try {
    convert({ ...feed, version: 'https://jsonfeed.org/version/1.1' });
  } catch (error) {
    console.log('1.1:', error.message);
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<language>en-us</language> <pubDate>Invalid Date</pubDate>
entry dated now: true
1.1: jsonfeed-to-atom: JSON feed version 1 required
1.1: jsonfeed-to-atom: JSON feed version 1 required
OUTPUT
echo 'unchanged'
