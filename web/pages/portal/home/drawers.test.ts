import { expect, test } from 'vitest';
import type { DrawerDocumentFragment } from '../../../../graphql/generated/portal.ts';
import { fillDrawers, getThickness } from './drawers.ts';

const folder = (id: string, parentId: string | null = null) => ({ id, parentId, name: id, index: id }) as never;
const document = (id: string, folderId: string | null, news: 'NEW' | null = null) =>
  ({ id, folder: folderId && { id: folderId }, news }) as unknown as DrawerDocumentFragment;
const fill = (folders: string[][], documents: DrawerDocumentFragment[]) =>
  fillDrawers(
    folders.map(([id, parent]) => folder(id!, parent)),
    documents,
  );

test('documents of inner folders are in the drawer of the folder at the top', () => {
  const { drawers } = fill(
    [['reports'], ['2026', 'reports'], ['q1', '2026']],
    [document('a', 'q1'), document('b', null)],
  );
  expect(drawers.map((drawer) => [drawer.folder?.id, drawer.documents.map(({ id }) => id)])).toEqual([
    ['reports', ['a']],
    [undefined, ['b']],
  ]);
});

test('a folder is at the top if the folder above is not shared with the reader', () => {
  const { drawers } = fill([['inner', 'secret']], [document('a', 'inner')]);
  expect(drawers.map((drawer) => drawer.folder?.id)).toEqual(['inner']);
});

test('a full drawer keeps documents to read, in the order of their numbers', () => {
  const documents = ['1', '2', '3', '4', '5', '6', '7'].map((id) => document(id, 'f', id === '7' ? 'NEW' : null));
  const [drawer] = fill([['f']], documents).drawers;
  expect(drawer).toMatchObject({ newCount: 1, hiddenCount: 2 });
  expect(drawer!.documents.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '7']);
});

test('only five folders are drawn, and the others are counted', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const { drawers, hiddenCount } = fill(
    names.map((name) => [name]),
    names.map((name) => document(name, name)),
  );
  expect([drawers.length, hiddenCount]).toEqual([5, 2]);
});

test.each([
  [null, 1],
  [1, 1],
  [6, 2],
  [30, 3],
  [500, 4],
] as const)('a document of %j pages is drawn %i high', (pages, thickness) => {
  expect(getThickness(pages)).toBe(thickness);
});
