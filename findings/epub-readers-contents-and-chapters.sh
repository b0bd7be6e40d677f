#!/usr/bin/env bash
# Packages: @lingo-reader/epub-parser 0.4.6, @gxl/epub-parser 2.0.4, jszip 3.10.1
# Guess: Both read the contents from the navigation document, which each EPUB 3 has; find a chapter whose name has a space,
#   written %20; and name all authors.
# Behavior: Neither has any contents without the NCX of EPUB 2. In @lingo-reader/epub-parser the chapter is an empty text
#   and no error, and the identifier among the metadata is empty. @gxl/epub-parser finds the chapter, but keeps the first
#   author only, and its title is an object if the element has an id.
# Source: EPUB 3.3, "EPUB navigation document" (required) and "Legacy features" (NCX); "The item element" (href is a URL, in
#   which a space is %20); "Metadata section" (dc:title and dc:creator may have an id, dc:creator may be repeated). The book
#   is made here.
# Matters to: a product that searches or shows documents that investors upload.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit @lingo-reader/epub-parser@0.4.6 @gxl/epub-parser@2.0.4 jszip@3.10.1
cat >run.mjs <<'PROGRAM'
import { writeFile } from 'node:fs/promises';
import { parseEpub } from '@gxl/epub-parser';
import { initEpubFile } from '@lingo-reader/epub-parser';
import JSZip from 'jszip';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const page = (body) =>
  `${XML}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Plan</title></head><body>${body}</body></html>`;
const book = new JSZip();
book.file('mimetype', 'application/epub+zip', { compression: 'STORE' });
book.file(
  'META-INF/container.xml',
  `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
);
const items = { nav: 'nav.xhtml" properties="nav', one: 'one.xhtml', two: 'chapter%20two.xhtml' };
book.file(
  'EPUB/package.opf',
  `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:example:plan</dc:identifier><dc:title id="title">The Plan</dc:title><dc:language>en</dc:language><dc:creator>Anna Berg</dc:creator><dc:creator>Carl Ek</dc:creator><meta property="dcterms:modified">2026-05-01T00:00:00Z</meta></metadata><manifest>${Object.entries(
    items,
  )
    .map(([id, href]) => `<item id="${id}" media-type="application/xhtml+xml" href="${href}"/>`)
    .join('')}</manifest><spine><itemref idref="one"/><itemref idref="two"/></spine></package>`,
);
book.file(
  'EPUB/nav.xhtml',
  page('<nav epub:type="toc"><ol><li><a href="one.xhtml">One</a></li><li><a href="chapter%20two.xhtml">Two</a></li></ol></nav>'),
);
book.file('EPUB/one.xhtml', page('<p>First text</p>'));
book.file('EPUB/chapter two.xhtml', page('<p>Second text</p>'));
await writeFile('plan.epub', await book.generateAsync({ type: 'nodebuffer' }));

const lingo = await initEpubFile('plan.epub');
const { title, creator, identifier } = lingo.getMetadata();
console.log('@lingo-reader/epub-parser', JSON.stringify({ title, creator: creator.map(({ contributor }) => contributor), identifier }));
console.log('  contents', JSON.stringify(lingo.getToc()));
for (const { id } of lingo.getSpine()) console.log(`  ${id}`, JSON.stringify((await lingo.loadChapter(id)).html));
const gxl = await parseEpub('plan.epub', { type: 'path' });
console.log('@gxl/epub-parser', JSON.stringify({ title: gxl.info.title, author: gxl.info.author }));
console.log('  contents', JSON.stringify(gxl.structure));
for (const { id, htmlString } of gxl.sections) console.log(`  ${id}`, /<p>.*<\/p>/.exec(htmlString)?.[0]);
PROGRAM
diff - <(node run.mjs 2>/dev/null) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
@lingo-reader/epub-parser {"title":"The Plan","creator":["Anna Berg","Carl Ek"],"identifier":{"id":""}}
  contents []
  one "<p>First text</p>"
  two ""
@gxl/epub-parser {"title":{"_":"The Plan","$":{"id":"title"}},"author":"Anna Berg"}
  contents undefined
  one <p>First text</p>
  two <p>Second text</p>
OUTPUT
echo 'unchanged'
