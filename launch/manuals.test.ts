import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { paths } from '../web/paths.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = path.join(ROOT, 'docs/manual');
const PICTURES = path.join(FOLDER, 'pictures');
const MOST_BYTES = 80_000;

const manuals = fs
  .readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, markdown: fs.readFileSync(path.join(FOLDER, name), 'utf8') }));

const listSources = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('generated'))
    .map((name) => fs.readFileSync(path.join(ROOT, folder, name), 'utf8'));

const source = ['web', 'graphql'].flatMap(listSources).join('\n').replaceAll(/\s+/g, ' ');
const pages = new Set<string>(Object.values(paths).filter((page) => typeof page === 'string'));

/** The names in quotation marks. */
const listLabels = (markdown: string) => [...markdown.matchAll(/"([^"\n]+)"/g)].map(([, label = '']) => label);

/** True if a string or the text of an element begins and ends with the label, or goes on with a value or a hidden text. */
const isInSource = (label: string) =>
  ['"', "'", '`', '>', '> ', '} '].some((before) =>
    ['"', "'", '`', '<', ' <', ' {', '{'].some((after) => source.includes(before + label + after)),
  );

const listPictures = (markdown: string) =>
  [...markdown.matchAll(/!\[([^\]]*)\]\((?:\.\.\/manual\/)?pictures\/([^)]+)\)/g)].map(([, text = '', file = '']) => ({
    text,
    file,
  }));

describe('the manuals of investors and administrators', () => {
  it('a misspelled button is found', () => {
    expect(['Create Account', 'Sign In', 'Ask …'].filter((label) => !isInSource(label))).toEqual([]);
    expect(['Create account now', 'Sgin In', 'Approv', 'pprove'].filter(isInSource)).toEqual([]);
  });

  it.each(manuals)('$name names buttons, fields and pages as the site shows them', ({ markdown }) => {
    const labels = listLabels(markdown);
    expect(labels.length).toBeGreaterThan(20);
    expect(labels.filter((label) => !isInSource(label))).toEqual([]);
    const named = [...markdown.matchAll(/`(\/[^`]+)`/g)].map(([, page = '']) => page);
    expect(named.filter((page) => !pages.has(page))).toEqual([]);
  });

  it.each(manuals)('$name shows pictures that exist, are small and have a text', ({ markdown }) => {
    const pictures = listPictures(markdown);
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter(({ text }) => text.length < 10)).toEqual([]);
    const isSmall = (file: string) =>
      fs.existsSync(path.join(PICTURES, file)) && fs.statSync(path.join(PICTURES, file)).size < MOST_BYTES;
    expect(pictures.filter(({ file }) => !isSmall(file))).toEqual([]);
  });

  it('every picture is shown, and is made by the command of the screenshots', () => {
    const operator = fs.readFileSync(path.join(ROOT, 'docs/operate/README.md'), 'utf8');
    const shown = [...manuals.map(({ markdown }) => markdown), operator].flatMap(listPictures).map(({ file }) => file);
    const files = fs.readdirSync(PICTURES);
    expect(files.toSorted()).toEqual(shown.toSorted());
    const command = fs.readFileSync(path.join(ROOT, 'e2e/screenshots.spec.ts'), 'utf8');
    expect(files.filter((file) => !command.includes(`'${path.parse(file).name}'`))).toEqual([]);
  });
});
