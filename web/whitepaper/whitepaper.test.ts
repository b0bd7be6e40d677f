import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { chapters } from './chapters.content.tsx';
import { printWhitepaper } from './whitepaper.tsx';

let bytes: Buffer;
let source: string;
beforeAll(async () => {
  bytes = await printWhitepaper();
  source = bytes.toString('latin1');
});

/** The decompressed content of all streams in the file. */
const streams = (): string[] =>
  [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) => {
    try {
      return zlib.inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return packed;
    }
  });

describe('the printed whitepaper', () => {
  it('has at least eight pages', () => {
    expect(source.match(/\/Type \/Page\b/g)!.length).toBeGreaterThanOrEqual(8);
  });

  it('embeds its fonts, and its text can be selected and copied', () => {
    const fonts = source.match(/\/Type \/Font\n/g)!.length;
    expect(source.match(/\/FontFile[23]/g)!.length).toBeGreaterThanOrEqual(5);
    expect(source.match(/\/ToUnicode/g)!.length).toBeGreaterThanOrEqual(5);
    expect(fonts).toBeGreaterThanOrEqual(5);
    expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
  });

  it('is tagged, has a title and a language, and has a bookmark for every chapter', () => {
    expect(source).toMatch(/\/Marked true/);
    expect(source).toMatch(/\/Lang \(en\)/);
    expect(source).toContain('/DisplayDocTitle true');
    expect(source.match(/\/S \/Figure/g)!.length).toBeGreaterThanOrEqual(8);
    for (const { title } of chapters) expect(source).toContain(title);
  });

  it('contains no links, scripts or embedded files', () => {
    expect(source).not.toMatch(/\/URI|\/JavaScript|\/Launch|\/GoToR|\/EmbeddedFile/);
  });

  it('draws its figures as vectors and not as images', () => {
    expect(source).not.toMatch(/\/Subtype \/Image/);
    expect(streams().filter((text) => (text.match(/ l\n/g)?.length ?? 0) > 100).length).toBeGreaterThanOrEqual(6);
  });

  it('is the same, byte for byte, when built again', async () => {
    const digest = (file: Buffer) => createHash('sha256').update(file).digest('hex');
    expect(digest(await printWhitepaper())).toBe(digest(bytes));
  });
});
