#!/usr/bin/env bash
# Packages: rehype-parse@9.0.1, rehype-remark@10.0.1, remark-stringify@11.0.0, unified@11.0.5
# Guess: A pasted exponent keeps a sign that it is one (as HTML, which Markdown allows, or as the Unicode digit).
# Behavior: The element is dropped and its text joined to the number: 10<sup>6</sup> becomes 106, and a footnote
#   sign becomes a digit of the figure before it, with no message. Elements with the attribute hidden are
#   converted as well.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock rehype-parse@9.0.1 rehype-remark@10.0.1 remark-stringify@11.0.0 unified@11.0.5
cat >run.mjs <<'PROGRAM'
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark).use(remarkStringify);
for (const html of ['<p>10<sup>6</sup> tokens</p>', '<p>Revenue 42<sup>1</sup></p>', '<p hidden>Draft</p>']) {
  const file = processor.processSync(html);
  console.log(html, '|', String(file).trim(), '| messages', file.messages.length);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<p>10<sup>6</sup> tokens</p> | 106 tokens | messages 0
<p>Revenue 42<sup>1</sup></p> | Revenue 421 | messages 0
<p hidden>Draft</p> | Draft | messages 0
OUTPUT
echo 'unchanged'
