import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameDrawing } from '../../launch/content/components.ts';

const FOLDER = import.meta.dirname;
const WEB = path.dirname(FOLDER);
/** What the PDF and the preview images can draw, too. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  svg: ['xmlns', 'class', 'fill', 'stroke', 'viewBox', 'preserveAspectRatio', 'role', 'aria-label', 'aria-hidden'],
  defs: [],
  pattern: ['id', 'width', 'height', 'patternUnits', 'patternTransform'],
  clipPath: ['id'],
  g: ['class', 'clip-path'],
  path: ['class', 'fill', 'fill-rule', 'd'],
  text: ['class', 'x', 'y', 'text-anchor'],
};
/** Classes by which a page moves or hides a part. */
const PARTS = ['near', 'far', 'gap', 'cable'];
const styles = fs.readFileSync(path.join(WEB, 'design/drawing.css'), 'utf8');
const classes = new Set([...PARTS, ...[...styles.matchAll(/\.([a-z]\w*)/g)].map(([, name]) => name)]);

const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
const drawings = files.map((file) => ({ file, text: fs.readFileSync(path.join(FOLDER, file), 'utf8') }));

interface Tag {
  name: string;
  attributes: [name: string, value: string][];
}

const listTags = (text: string): Tag[] =>
  [...text.matchAll(/<([a-z]\w*)([^>]*)>/gi)].map(([, name = '', rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  }));

const readAttribute = (text: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(/<svg[^>]*>/.exec(text)?.[0] ?? '')?.[1];

function listFaults({ name, attributes }: Tag): string[] {
  const allowed = ATTRIBUTES[name];
  if (!allowed) return [`<${name}>`];
  return attributes.flatMap(([key, value]) => {
    if (!allowed.includes(key)) return [`${key} of <${name}>`];
    if (key === 'class') return value.split(' ').filter((word) => !classes.has(word));
    // Colors come from the classes. Only the hatching of a wall is referred to.
    return key === 'fill' && name === 'path' && !/^url\(#[\w-]+\)$/.test(value) ? [`fill="${value}"`] : [];
  });
}

describe('a person who edits a drawing', () => {
  it.each(drawings)('can use in $file only what pages, cards and the PDF can draw', ({ text }) => {
    expect(listTags(text).flatMap(listFaults)).toEqual([]);
    expect(text).not.toMatch(/<!|\{/);
  });

  it('gives a pattern an id that no other drawing has, and every reference a pattern', () => {
    const ids = drawings.flatMap(({ text }) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(ids).toEqual([...new Set(ids)]);
    for (const { file, text } of drawings)
      for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(text, file).toContain(`id="${id}"`);
  });

  it('describes a drawing in words, the same in both of its forms, or hides it from screen readers', () => {
    for (const { file, text } of drawings) {
      const label = readAttribute(text, 'aria-label');
      expect([readAttribute(text, 'role'), readAttribute(text, 'aria-hidden')], file).toEqual(
        label ? ['img', undefined] : [undefined, 'true'],
      );
      const wide = drawings.find((drawing) => drawing.file === file.replace('.svg', '.wide.svg'));
      expect(readAttribute(wide?.text ?? text, 'aria-label'), file).toBe(label);
    }
  });

  it('shows every drawing somewhere', () => {
    const read = (folder: string, ending: RegExp): string =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file))
        .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
        .join('\n');
    const [sources, texts] = [read(WEB, /\.tsx?$/), read(path.join(WEB, '../content'), /\.mdx$/)];
    const isShown = (file: string) =>
      sources.includes(`/${file}?react`) || new RegExp(`\\b${nameDrawing(file.replace(/\.svg$/, ''))}\\b`).test(texts);
    expect(files.filter((file) => !isShown(file))).toEqual([]);
  });
});
