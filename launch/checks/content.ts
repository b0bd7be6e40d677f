// Checks the texts of content/: components and their properties with TypeScript, so that an unknown component, a missing
// alternative text or a list that does not exist is an error, and links.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compile } from '@mdx-js/mdx';
import { parse } from 'yaml';
import type { Result } from '../check.ts';
import { findBrokenLinks } from '../content/links.ts';
import { mdxOptions } from '../content/mdx.ts';
import { readFiles, readText, ROOT, type TextFile } from '../files.ts';

const CACHE = path.join(ROOT, '.cache/content-check');

export async function check(): Promise<Result> {
  const texts = readFiles(['content'], /\.(?:mdx|yaml)$/);
  fs.rmSync(CACHE, { recursive: true, force: true });
  const errors = [...(await Promise.all(texts.map(writeTypes))).flat(), ...findBrokenLinks(texts)];
  return { count: texts.length, noun: 'texts', errors: errors.length > 0 ? errors : await checkTypes() };
}

/** Writes a text as a component, and data as its type: JSON is a type of TypeScript too. */
async function writeTypes({ file, text }: TextFile): Promise<string[]> {
  if (file.endsWith('.yaml')) {
    write(file.replace(/yaml$/, 'd.yaml.ts'), `declare const data: ${toType(text)};\nexport default data;\n`);
    return [];
  }
  try {
    const code = await compile({ path: path.join(ROOT, file), value: text }, { ...mdxOptions, jsx: true });
    const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    write(
      file.replace(/mdx$/, 'tsx'),
      String(code).replace(/^export const page = [\s\S]*?^\};$/m, `export declare const page: ${toType(front)};`),
    );
    return [];
  } catch (error) {
    const { reason, line } = error as { reason: string; line?: number };
    return [`${file}${line ? `:${line}` : ''}: ${reason}`];
  }
}

function toType(yaml: string): string {
  return JSON.stringify(parse(yaml));
}

function write(name: string, code: string): void {
  fs.mkdirSync(path.dirname(path.join(CACHE, name)), { recursive: true });
  fs.writeFileSync(path.join(CACHE, name), code);
}

async function checkTypes(): Promise<string[]> {
  const compilerOptions = {
    rootDirs: [ROOT, CACHE],
    noImplicitAny: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowArbitraryExtensions: true,
  };
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: path.join(ROOT, 'tsconfig.json'),
      compilerOptions,
      include: ['content', path.join(ROOT, 'web/**/*.d.ts')],
    }),
  );
  const tsc = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(/package\.json$/, 'bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '--pretty', 'false', '-p', CACHE], { cwd: ROOT });
  const result = await run.catch((error: { stdout?: string; stderr?: string; message: string }) => error);
  const errors = [
    ...(result.stdout ?? '').matchAll(/content-check\/(.*?)\.tsx\((\d+),(\d+)\): error \w+: (.*(?:\n .*)*)/g),
  ].map(([, name, line, column, reason]) => `${findPlace(name!, Number(line), Number(column))}: ${reason}`);
  if ('message' in result && errors.length === 0)
    return [`The texts could not be checked: ${result.stdout || result.stderr || result.message}`];
  return errors;
}

/** The line of the text that an error of its component is about. */
function findPlace(name: string, line: number, column: number): string {
  const code = fs
    .readFileSync(path.join(CACHE, `${name}.tsx`), 'utf8')
    .split('\n')
    [line - 1]!.slice(column - 1);
  const start = code.slice(0, 40).split(/[=>]/)[0]!;
  const place = readText(`${name}.mdx`)
    .split('\n')
    .findIndex((text) => text.includes(start));
  return `${name}.mdx${place < 0 ? '' : `:${place + 1}`}`;
}
