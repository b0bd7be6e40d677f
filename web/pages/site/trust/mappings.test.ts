import { describe, expect, it } from 'vitest';
import { paths } from '#web/paths.ts';
import { page as technicalOverview } from '#content/pages/technical-overview.mdx';
import { formatMappings, frameworks } from './mappings.ts';

const mappings = frameworks.flatMap(({ name, rows }) => rows.map((row) => [name, ...row] as const));

/** Parses CSV (RFC 4180) whose values are all quoted. */
const parse = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, value]) => value!.replaceAll('""', '"')));

describe('framework mappings', () => {
  it('cover the eleven frameworks that buyers ask for, each with its own anchor', () => {
    const ids = frameworks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(11);
    expect(ids).toEqual(expect.arrayContaining(['nist-ai-rmf', 'hipaa', 'nerc-cip', 'sr-26-2']));
  });

  it('say in each row what the product does, what stays with the owner, and where it is shown', () => {
    for (const [framework, control, product, yours, { name, to }] of mappings)
      for (const text of [control, product, yours, name, to]) expect(text, `${framework}, ${control}`).not.toBe('');
  });

  it('point to pages of the site and to sections that exist', () => {
    const pages = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'));
    const sections = new Set<string>((technicalOverview.contents as { id: string }[]).map(({ id }) => id));
    const targets = mappings.map(([, , , , { to }]) => to.split('#'));
    expect(targets.filter(([path]) => !pages.has(path!))).toEqual([]);
    expect(targets.filter(([, section]) => section && !sections.has(section))).toEqual([]);
  });

  it('become one line each of a CSV file, below the names of the columns', () => {
    const [head, ...lines] = parse(formatMappings());
    expect(head).toEqual(['Framework', 'Control', 'The product does', 'Stays yours', 'Evidence']);
    expect(lines).toEqual(
      mappings.map(([name, control, product, yours, { to }]) => [name, control, product, yours, to]),
    );
    // A spreadsheet would run a value that begins like this as a formula.
    expect(lines.flat().filter((value) => /^[=+\-@]/.test(value))).toEqual([]);
  });
});
