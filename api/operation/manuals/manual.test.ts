import { describe, expect, it } from 'vitest';
import {
  ManualTestPageDocument as PAGE,
  ManualTestPagesDocument as PAGES,
} from '#graphql/generated/tests-operation-manuals.ts';
import type { JsonMl } from '#graphql/json-ml.ts';
import { person, useApi } from '#api/testing/api.ts';

const api = useApi();
const readPages = async () => (await api.run(person.admin, PAGES)).data.manualPages;

/** The values of an attribute anywhere in a text. */
function listAttributes(name: string, node: JsonMl | Record<string, string>): string[] {
  if (typeof node === 'string') return [];
  if (Array.isArray(node)) return node.slice(1).flatMap((child) => listAttributes(name, child));
  return node[name] === undefined ? [] : [node[name]];
}
const listAll = (name: string, tree: JsonMl[]) => tree.flatMap((node) => listAttributes(name, node));

describe('the manuals', () => {
  it('begin with their index, and an administrator reads each page', async () => {
    const pages = await readPages();
    expect(pages.length).toBeGreaterThan(9);
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
    expect(pages[0]).toMatchObject({ name: 'index', title: "Operator's manual" });
    for (const page of pages) {
      expect(page.title).not.toBe('');
      expect((await api.run(person.admin, PAGE, { name: page.name })).data.manualPage).toEqual(page);
    }
  });

  it('have no link to a page or section of them that does not exist', async () => {
    const pages = await readPages();
    const targets = new Set(
      pages.flatMap(({ name, bodyTree }) => {
        const path = name === 'index' ? '/docs' : `/docs/${name}`;
        return [path, ...listAll('id', bodyTree).map((id) => `${path}#${id}`)];
      }),
    );
    const links = pages.flatMap(({ name, bodyTree }) =>
      listAll('href', bodyTree).map((href) => (href.startsWith('#') ? `/docs/${name}${href}` : href)),
    );
    expect(links).toContain('/docs/rotation#session-secret');
    expect(links.filter((link) => !targets.has(link))).toEqual([]);
  });

  it.each(['README', 'missing', '../../package', ''])('have no page %j', async (name) => {
    expect((await api.run(person.admin, PAGE, { name })).data.manualPage).toBeNull();
  });

  it.each([
    ['visitor', 'UNAUTHENTICATED'],
    ['investor', 'FORBIDDEN'],
    ['editor', 'FORBIDDEN'],
  ] as const)('cannot be read by: %s', async (name, code) => {
    expect((await api.run(person[name], PAGES)).code).toBe(code);
    expect((await api.run(person[name], PAGE, { name: 'backup' })).code).toBe(code);
  });
});
