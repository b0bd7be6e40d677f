import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';

// The cache of the browser merges objects by their ids. An object that one query reads without its id replaces the same
// object of another query, whose page then has no data.
it('each query of a page reads the id of every object that has one', async () => {
  const folder = path.join(import.meta.dirname, 'operations');
  const schema = buildSchema(await readFile(path.join(import.meta.dirname, 'schema.graphql'), 'utf8'));
  const wrong: string[] = [];
  let read = 0;
  for await (const file of glob('**/*.graphql', { cwd: folder })) {
    const info = new TypeInfo(schema);
    visit(
      parse(await readFile(path.join(folder, file), 'utf8')),
      visitWithTypeInfo(info, {
        Field: ({ name, selectionSet, loc }) => {
          const type = getNamedType(info.getType());
          if (!selectionSet || !isObjectType(type) || !type.getFields()['id']) return;
          read += 1;
          const hasId = selectionSet.selections.some(
            (selection) =>
              selection.kind === 'FragmentSpread' || (selection.kind === 'Field' && selection.name.value === 'id'),
          );
          if (!hasId) wrong.push(`${file}:${loc?.startToken.line} ${name.value}`);
        },
      }),
    );
  }
  expect(read).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
