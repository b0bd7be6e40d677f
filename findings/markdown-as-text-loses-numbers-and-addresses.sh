#!/usr/bin/env bash
# Packages: remove-markdown 0.7.0, markdown-to-txt 2.0.1 (with lodash 4.17.21, which it needs but does not name),
#   marked-plaintify 1.1.1 (with marked 18.2.1), markdown-it-plain-text 0.3.0 (with markdown-it 15.0.3)
# Guess: What is left is the text as the page shows it: numbers of lists, addresses in angle brackets and code stay, a line
#   break becomes at least a space, and a word of which a part is bold stays one word.
# Behavior: All four drop the numbers of ordered lists, so that "See item 4" points nowhere. remove-markdown drops addresses
#   in angle brackets and everything between "<" and ">" in a sentence, takes "#", "-" and "`" out of code, and loses a
#   bracket. In marked-plaintify and markdown-it-plain-text a hard line break joins two words; the latter cuts words at bold
#   letters. markdown-to-txt joins a nested item to the one before and writes a mail address as character references.
# Source: CommonMark 0.31.2, sections 5.3 (lists), 6.2 (emphasis), 6.5 (autolinks), 6.7 (hard line breaks), 4.5 (fenced
#   code), 6.6 (what is an HTML tag: "< b and c >" is none)
# Matters to: a product that sends Markdown as mail without HTML, searches it, or puts it into feeds and previews.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit remove-markdown@0.7.0 markdown-to-txt@2.0.1 lodash@4.17.21 marked-plaintify@1.1.1 marked@18.2.1 \
  markdown-it-plain-text@0.3.0 markdown-it@15.0.3
cat >run.mjs <<'PROGRAM'
import markdownIt from 'markdown-it';
import plainText from 'markdown-it-plain-text';
import { markdownToTxt } from 'markdown-to-txt';
import { Marked } from 'marked';
import plaintify from 'marked-plaintify';
import removeMarkdown from 'remove-markdown';

const libraries = {
  'remove-markdown': removeMarkdown,
  // The references of the mail address are drawn by lot.
  'markdown-to-txt': (text) => markdownToTxt(text).replaceAll(/(&#\w+;)+/g, '(character references)'),
  'marked-plaintify': (text) => new Marked().use(plaintify()).parse(text),
  'markdown-it-plain-text': (text) => {
    const parser = markdownIt().use(plainText.default ?? plainText);
    parser.render(text);
    return parser.plainText;
  },
};
const texts = [
  'See item 4:\n\n3. the plan\n4. the report',
  'Write to <board@example.com> or see <https://example.com/report>.',
  'Revenue if costs < 5 and margin > 3 holds',
  'Run:\n\n```sh\n# first\n- 5\n`date`\n```',
  'The board [sic] read the [plan](https://example.com/plan).',
  'Example Street 1\\\nBerlin',
  'The **S**ystem is re**usable**.',
  '- one\n  - nested\n- two',
];
for (const text of texts) {
  console.log(JSON.stringify(text));
  for (const [name, convert] of Object.entries(libraries)) console.log(`  ${name}: ${JSON.stringify(convert(text).trim())}`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
"See item 4:\n\n3. the plan\n4. the report"
  remove-markdown: "See item 4:\n\nthe plan\nthe report"
  markdown-to-txt: "See item 4:\n\nthe plan\nthe report"
  marked-plaintify: "See item 4:\n\n\nthe plan\nthe report"
  markdown-it-plain-text: "See item 4: the plan the report"
"Write to <board@example.com> or see <https://example.com/report>."
  remove-markdown: "Write to  or see ."
  markdown-to-txt: "Write to (character references) or see https://example.com/report."
  marked-plaintify: "Write to board@example.com or see https://example.com/report."
  markdown-it-plain-text: "Write to board@example.com or see https://example.com/report ."
"Revenue if costs < 5 and margin > 3 holds"
  remove-markdown: "Revenue if costs  3 holds"
  markdown-to-txt: "Revenue if costs < 5 and margin > 3 holds"
  marked-plaintify: "Revenue if costs < 5 and margin > 3 holds"
  markdown-it-plain-text: "Revenue if costs < 5 and margin > 3 holds"
"Run:\n\n```sh\n# first\n- 5\n`date`\n```"
  remove-markdown: "Run:\n\nfirst\n5\ndate"
  markdown-to-txt: "Run:\n\n# first\n- 5\n`date`"
  marked-plaintify: "Run:\n\n# first\n- 5\n`date`"
  markdown-it-plain-text: "Run: # first - 5 `date`"
"The board [sic] read the [plan](https://example.com/plan)."
  remove-markdown: "The board sic] read the [plan."
  markdown-to-txt: "The board [sic] read the plan."
  marked-plaintify: "The board [sic] read the plan."
  markdown-it-plain-text: "The board [sic] read the plan ."
"Example Street 1\\\nBerlin"
  remove-markdown: "Example Street 1\\\nBerlin"
  markdown-to-txt: "Example Street 1\nBerlin"
  marked-plaintify: "Example Street 1Berlin"
  markdown-it-plain-text: "Example Street 1Berlin"
"The **S**ystem is re**usable**."
  remove-markdown: "The System is reusable."
  markdown-to-txt: "The System is reusable."
  marked-plaintify: "The System is reusable."
  markdown-it-plain-text: "The S ystem is reusable ."
"- one\n  - nested\n- two"
  remove-markdown: "one\n  nested\ntwo"
  markdown-to-txt: "onenested\n\n\ntwo"
  marked-plaintify: "one\nnested\ntwo"
  markdown-it-plain-text: "one nested two"
OUTPUT
echo 'unchanged'
