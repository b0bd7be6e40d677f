import { describe, expect, it } from 'vitest';
import { ordinaryFiles, wordBody } from '#api/testing/office-files.ts';
import { makeOfficeFile, type ZipEntry, makeZip } from '#api/testing/upload-files.ts';
import { OfficeFileError, type OfficeErrorKind } from './upload.office.link.ts';
import { inspectOffice } from './upload.office.ts';

// Tests archives that different programs read differently.

function inspect(body: Buffer): OfficeErrorKind | null {
  try {
    inspectOffice(body, 'docx');
    return null;
  } catch (error) {
    if (error instanceof OfficeFileError) return error.kind;
    throw error;
  }
}
const word = (...parts: ZipEntry[]) => makeOfficeFile('docx', parts);
const part = { name: 'word/a.xml', body: '<a/>' };
const getExtra = (id: number, content = 'word/b.xml') => {
  const extra = Buffer.alloc(4 + content.length);
  extra.writeUInt16LE(id, 0);
  extra.writeUInt16LE(content.length, 2);
  extra.write(content, 4);
  return extra;
};
const put = (at: number, value: number) => (header: Buffer) => void header.writeUInt32LE(value, at);
const spaces = ' '.repeat(100_000);
const numbers = Array.from({ length: 20_000 }, (_, n) => n).join(' ');
const large = { name: 'word/a.xml', body: `<a>${numbers}</a>`, deflate: true };
const ZIP64 = 0x0001;
const UNICODE_PATH = 0x7075;

/** A local entry that is missing from the central directory. */
const hidden = makeZip([{ name: 'word/hidden.xml', body: '<a/>' }]).subarray(0, 30 + 15 + 4);

const refusedFiles: [string, () => Buffer, OfficeErrorKind][] = [
  [
    'another name in the local header',
    () => word({ ...part, local: (header) => header.writeUInt16LE(9, 26) }),
    'damaged',
  ],
  [
    'another method in the local header',
    () => word({ ...part, local: (header) => header.writeUInt16LE(8, 8) }),
    'damaged',
  ],
  [
    'other flags in the local header',
    () => word({ ...part, local: (header) => header.writeUInt16LE(2, 6) }),
    'damaged',
  ],
  ['another size in the local header', () => word({ ...part, local: put(22, 3) }), 'damaged'],
  ['another checksum in the local header', () => word({ ...part, local: put(14, 3) }), 'damaged'],
  ['a wrong checksum', () => word({ ...part, local: put(14, 3), central: put(16, 3) }), 'damaged'],
  ['a descriptor that says otherwise', () => word({ ...part, flags: 8, central: put(16, 3) }), 'damaged'],
  ['an entry larger than both headers say', () => word({ ...large, unpacked: 90_000 }), 'too much'],
  ['an entry smaller than both headers say', () => word({ ...large, unpacked: numbers.length + 8 }), 'damaged'],
  ['an entry larger than its descriptor says', () => word({ ...large, unpacked: 90_000, flags: 8 }), 'too much'],
  ['an entry that unpacks to nothing', () => word({ ...large, unpacked: 0 }), 'too much'],
  ['data behind the end of an entry', () => word({ ...large, trailing: 'PK' }), 'damaged'],
  [
    'a list of relationships of megabytes',
    () => word({ name: '_rels/a.rels', body: `<a>${spaces.repeat(21)}</a>` }),
    'too much',
  ],
  ['the same name twice', () => word(part, part), 'damaged'],
  ['names that differ by case', () => word(part, { ...part, name: 'word/A.xml' }), 'damaged'],
  ['names that differ by a percent sign', () => word(part, { ...part, name: 'word/%61.xml' }), 'damaged'],
  [
    'names that differ by composition',
    () => word({ ...part, name: 'é', flags: 0x800 }, { ...part, name: 'e\u0301', flags: 0x800 }),
    'damaged',
  ],
  ['a name in CP437', () => word({ ...part, rawName: Buffer.from([0x82, 0x2e, 0x78]) }), 'damaged'],
  ['a name that is not UTF-8', () => word({ ...part, rawName: Buffer.from([0x82, 0x2e]), flags: 0x800 }), 'damaged'],
  ['a second name in an extra field', () => word({ ...part, extra: getExtra(UNICODE_PATH) }), 'damaged'],
  ['a second name in the directory', () => word({ ...part, centralExtra: getExtra(UNICODE_PATH) }), 'damaged'],
  ['sizes of ZIP64', () => word({ ...part, centralExtra: getExtra(ZIP64) }), 'damaged'],
  ['sizes of ZIP64 in the local header', () => word({ ...part, extra: getExtra(ZIP64, '12345678') }), 'damaged'],
  ['an entry between the others', () => word({ ...part, gap: hidden }), 'damaged'],
  ['entries that overlap', () => word(part, { ...part, name: 'word/b.xml', central: put(42, 0) }), 'damaged'],
  ['something before it', () => Buffer.concat([Buffer.from('PK\x03\x04'), word()]), 'damaged'],
  ['something behind it', () => Buffer.concat([word(), Buffer.from('more')]), 'damaged'],
  ['another archive in its comment', () => makeZip([part], makeZip([part]).toString('latin1')), 'damaged'],
  ['another archive behind it', () => Buffer.concat([word(), word()]), 'damaged'],
  [
    'a method that is seldom',
    () => word({ ...part, local: (h) => h.writeUInt16LE(12, 8), central: (h) => h.writeUInt16LE(12, 10) }),
    'damaged',
  ],
  ['encryption of the directory', () => word({ ...part, flags: 0x2000 }), 'encrypted'],
  ...[
    'word/_rels/../_rels/a.rels',
    'word/./a.xml',
    'word//a.xml',
    'word\\a.xml',
    '/word/a.xml',
    'c:a',
    'word/a.xml.',
    'word/%2e%2e/a.xml',
    'word/%5ca',
    'word/%zz',
    'word/a.xml/[0].piece',
    'a\u202e.xml\0',
  ].map((name): [string, () => Buffer, OfficeErrorKind] => [
    `the name ${JSON.stringify(name)}`,
    () => word({ ...part, name, flags: 0x800 }),
    'damaged',
  ]),
  ['a document type', () => word({ ...part, body: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }), 'damaged'],
  [
    'a document type in UTF-16',
    () => word({ ...part, body: Buffer.from('\ufeff<!DOCTYPE a><a/>', 'utf16le') }),
    'damaged',
  ],
  ['UTF-16 without its mark', () => word({ ...part, body: Buffer.from('<a/>', 'utf16le') }), 'damaged'],
  [
    'an encoding that hides tags',
    () => word({ ...part, body: '<?xml version="1.0" encoding="UTF-7"?><a/>' }),
    'damaged',
  ],
  ['bytes that are no UTF-8', () => word({ ...part, body: Buffer.from([0x3c, 0x61, 0xff, 0x3e]) }), 'damaged'],
  [
    'relationships that are no XML',
    () => word({ name: 'word/_rels/a.rels', body: '<Relationships><a></Relationships>' }),
    'damaged',
  ],
];

describe('an archive is rejected', () => {
  it.each(refusedFiles)('with %s', (_name, make, kind) => expect(inspect(make())).toBe(kind));
});

describe('arbitrary bytes', () => {
  let seed = 1;
  const random = (below: number) => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) % below;

  it('are accepted or rejected without a crash, whatever is changed in an ordinary file', () => {
    const files = ordinaryFiles.slice(0, 2).map(([, , make]) => make());
    for (let round = 0; round < 3_000; round += 1) {
      const body = Buffer.from(files[round % 2]!);
      // Most changes are in the central directory, at the end.
      for (let n = random(4); n >= 0; n -= 1)
        body[random(2) ? random(body.length) : Math.max(0, body.length - 1 - random(900))] = random(256);
      expect(() => inspect(random(8) ? body : body.subarray(0, random(body.length)))).not.toThrow();
    }
  });

  it('are read in linear time, whatever the XML is', () => {
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '&#',
      '&amp;',
      '=',
      '</',
      '<a ',
      'x',
      ' ',
      '<w:instrText>',
      'DD',
      '<f>',
      '|',
    ];
    const texts = Array.from({ length: 60 }, () => {
      const unit = Array.from({ length: 1 + random(3) }, () => pieces[random(pieces.length)]).join('');
      return wordBody(unit.repeat(Math.ceil(60_000 / unit.length)));
    });
    const measure = (length: number) => {
      const before = process.threadCpuUsage();
      for (const text of texts) inspect(word({ name: 'word/document.xml', body: text.slice(0, length) }));
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000;
    };
    measure(1_000);
    const [short, long] = [measure(6_000), measure(60_000)];
    // Ten times the text. Quadratic time would take a hundred times as long.
    expect(long).toBeLessThan(40 * Math.max(short, 5));
  });
});
