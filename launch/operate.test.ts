import 'reflect-metadata';
import '../api/features.ts';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commands } from '../api/cli/commands.ts';
import { paths } from '../web/paths.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = path.join(ROOT, 'docs/operate');
const readProjectFile = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const manual = fs
  .readdirSync(FOLDER)
  .map((name) => ({ name, markdown: fs.readFileSync(path.join(FOLDER, name), 'utf8') }));

const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };
const settings = new Set(
  ['.env.example', 'docker-compose.yml', 'Dockerfile']
    .flatMap((file) => [...readProjectFile(file).matchAll(/\b([A-Z][A-Z_]+)(?=[=:])/g)])
    .map(([, name]) => name!),
);
const pages = new Set<string>(Object.values(paths).filter((page) => typeof page === 'string'));
const health = readProjectFile('api/platform/http/app.ts');

/** The lines of blocks of code, and the code in sentences. */
function extractCode(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^ *```\w*\n(.*?)^ *```/gms)].flatMap(([, block = '']) => block.split('\n'));
  const text = markdown.replaceAll(/^ *```.*?^ *```/gms, '');
  return [...blocks, ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)].map((code) => code.trim());
}

/** What is wrong with a command of `npx portal`: its words, or an option that its help does not name. */
function checkCommand(line: string): string[] {
  const command = commands.find(({ words }) => line === words || line.startsWith(`${words} `));
  // A word such as `verfy` would count as the file of `backup`. The files in the manual are no bare words.
  if (!command || /^ [a-z]+\b(?![./:])/.test(line.slice(command.words.length))) return [`npx portal ${line}`];
  const options = line.match(/(?<= )--[a-z-]+/g) ?? [];
  return options.filter((option) => option !== '--help' && !command.help.includes(option));
}

const checkLine = (code: string): string[] => [
  ...[...code.matchAll(/(?:npx portal|launch\/portal\.mjs) ([^;|&]+)/g)]
    .filter(([, line = '']) => line.trim() !== '--help' && line.trim() !== '…')
    .flatMap(([, line = '']) => checkCommand(line.trim())),
  ...[...code.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name).filter((name) => !(name in scripts)),
  ...[...code.matchAll(/^(?:Environment=|export |-e )?([A-Z][A-Z0-9_]{2,})(?==|$)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !settings.has(name)),
  ...(/^\/(?:admin|investor|auth|proof)\b[^ .]*$/.test(code) && !pages.has(code) ? [code] : []),
  ...(/^\/[a-z]+z$/.test(code) && !health.includes(`'${code}'`) ? [code] : []),
];

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** The relative links whose file or heading does not exist. */
const checkLinks = (markdown: string, folder: string): string[] =>
  [...markdown.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
    .filter(([, file = '', anchor]) => {
      const target = path.join(folder, file);
      if (!fs.existsSync(target)) return true;
      if (!anchor) return false;
      const text = file === '' ? markdown : fs.readFileSync(target, 'utf8');
      return ![...text.matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => toAnchor(heading) === anchor);
    })
    .map(([link]) => link);

describe("the operator's manual", () => {
  it('a misspelled command, option, script, setting, page or link is found', () => {
    const right = ['npx portal backup verify <file>', 'npm run proof', 'PUBLIC_URL=x', '/admin/status', '/readyz'];
    expect(right.flatMap(checkLine)).toEqual([]);
    const wrong = [
      'npx portal backups x',
      'npx portal backup verfy <file>',
      'npx portal restore x --onto y',
      'docker compose exec app node launch/portal.mjs mail lists',
      'npm run prove',
      'PUBLIC_URI',
      'PUBLIC_URI=x',
      '/admin/state',
      '/readiz',
    ];
    expect(wrong.filter((code) => checkLine(code).length === 0)).toEqual([]);
    expect(checkLinks('[a](backup.md) [b](backups.md) [c](backup.md#no-heading)', FOLDER)).toHaveLength(2);
  });

  it.each(manual)('$name names only commands, scripts, settings, pages and files that exist', ({ markdown }) => {
    expect([...extractCode(markdown).flatMap(checkLine), ...checkLinks(markdown, FOLDER)]).toEqual([]);
  });

  it('explains each setting', () => {
    const explained = fs.readFileSync(path.join(FOLDER, 'settings.md'), 'utf8');
    const names = [...readProjectFile('api/platform/env.ts').matchAll(/^ {2}([A-Z_]+): \w/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(40);
    // Those that commands set themselves.
    const unexplained = names.filter((name) => !explained.includes(`\`${name}\``));
    expect(unexplained).toEqual(['NODE_ENV', 'SAMPLE_PORTAL']);
  });

  it('its index and the README of the project lead to every part', () => {
    const index = fs.readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
    const others = manual.map(({ name }) => name).filter((name) => name !== 'README.md');
    expect(others.length).toBeGreaterThan(8);
    expect(others.filter((name) => !index.includes(`(${name})`))).toEqual([]);
    expect(readProjectFile('README.md')).toContain('(docs/operate/README.md)');
    expect(checkLinks(readProjectFile('README.md'), ROOT)).toEqual([]);
  });
});

describe('the file for nginx', { tags: ['drill'] }, () => {
  it('is accepted by nginx', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.com', '-days', '1'];
    execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const [, block = ''] = /```nginx\n(.*?)```/s.exec(fs.readFileSync(path.join(FOLDER, 'reverse-proxy.md'), 'utf8'))!;
    const site = block
      .replaceAll(/(?<=ssl_certificate ).+(?=;)/g, certificate)
      .replaceAll(/(?<=ssl_certificate_key ).+(?=;)/g, key);
    const file = path.join(folder, 'nginx.conf');
    fs.writeFileSync(file, `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`);
    const args = ['-t', '-q', '-c', file, '-p', folder, '-e', path.join(folder, 'error.log')];
    expect(() => execFileSync('nginx', args)).not.toThrow();
    fs.rmSync(folder, { recursive: true });
  });
});
