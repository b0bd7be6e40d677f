import { describe, expect, it } from 'vitest';
import { getKysely } from '#api/kysely.ts';
import { useApi } from '#api/testing/api.ts';
import { recordsAs, textsAs } from './sql.ts';

const api = useApi();

describe('bound lists as tables', () => {
  it('a list of texts has one column', async () => {
    const db = getKysely(api.em());
    const texts = ["it's", '{"a"}', 'é'];
    const rows = await db.selectFrom(textsAs(texts, 'word')).select('word.value').execute();
    expect(rows).toEqual(texts.map((value) => ({ value })));
  });

  it('a list of objects has a column for each property, without null characters', async () => {
    const db = getKysely(api.em());
    const rows = [
      { sourceId: "it's\0", position: 1, words: ['a', 'b'] },
      { sourceId: '"', position: -2, words: [] },
    ];
    const types = { sourceId: 'text', position: 'integer', words: 'text[]' } as const;
    const read = await db
      .selectFrom(recordsAs(rows, 'source', types))
      .select(['source.sourceId', 'source.position', 'source.words'])
      .execute();
    expect(read).toEqual([{ ...rows[0]!, sourceId: "it's" }, rows[1]]);
  });

  it('a list of objects keeps an escape sequence in a text, and replaces half of a surrogate pair', async () => {
    const db = getKysely(api.em());
    const rows = [{ text: String.raw`\u0000 \ud800` }, { text: 'cut \ud83d' }];
    const read = await db
      .selectFrom(recordsAs(rows, 'source', { text: 'text' }))
      .select('source.text')
      .execute();
    expect(read).toEqual([rows[0], { text: 'cut \ufffd' }]);
  });

  it('an empty list is an empty table', async () => {
    const db = getKysely(api.em());
    expect(await db.selectFrom(textsAs([], 'word')).select('word.value').execute()).toEqual([]);
  });
});
