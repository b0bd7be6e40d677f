import { describe, expect, it } from 'vitest';
import { query } from '../platform/sql.ts';
import { person, useApi } from '../testing/api.ts';
import { makeArticle } from './article.factory.ts';
import { pruneLocks } from './article.locks.service.ts';

const api = useApi();
const HOLD = `mutation ($id: ID!, $input: HoldInput!) { holdArticle(id: $id, input: $input) { isMine holder since } }`;
const LET_GO = 'mutation ($id: ID!, $key: String!) { letArticleGo(id: $id, key: $key) }';
const [ada, bob] = [person.admin, { ...person.admin, id: 'usr_bob', name: 'Bob Admin' }];
const [tabOfAda, tabOfBob] = ['key-of-ada-0001', 'key-of-bob-0001'];

async function write(): Promise<string> {
  const em = api.em();
  const { id } = makeArticle(em);
  await em.flush();
  return id;
}
const hold = async (who: typeof bob | typeof ada, id: string, key: string, takeOver = false) =>
  (await api.ask(who, HOLD, { id, input: { key, takeOver } })).data.holdArticle;
const silence = (id: string, seconds: number) =>
  query(api.em(), `update article_lock set seen_at = now() - make_interval(secs => $2) where article_id = $1`, [
    id,
    seconds,
  ]);

describe('who has an article open', () => {
  it('is known to the next, who may take over, and then to the first', async () => {
    const id = await write();
    const first = await hold(ada, id, tabOfAda);
    expect(first).toMatchObject({ isMine: true, holder: 'Ada Admin' });
    expect(await hold(bob, id, tabOfBob)).toEqual({ ...first, isMine: false });
    expect(await hold(bob, id, tabOfBob, true)).toMatchObject({ isMine: true, holder: 'Bob Admin' });
    expect(await hold(ada, id, tabOfAda)).toMatchObject({ isMine: false, holder: 'Bob Admin' });
    const trail =
      "select actor_id as actor, details from audit_event where kind = 'article.taken_over' and subject_id = $1";
    expect(await query(api.em(), trail, [id])).toMatchObject([{ actor: 'usr_bob', details: { from: 'Ada Admin' } }]);
  });

  it('keeps it while their tab says so, since the first time', async () => {
    const id = await write();
    const { since } = await hold(ada, id, tabOfAda);
    await silence(id, 119);
    expect(await hold(bob, id, tabOfBob)).toMatchObject({ isMine: false });
    expect(await hold(ada, id, tabOfAda)).toMatchObject({ isMine: true, since });
  });

  it('has it no longer once their tab is silent for two minutes, or closed', async () => {
    const id = await write();
    await hold(ada, id, tabOfAda);
    await silence(id, 121);
    expect(await hold(bob, id, tabOfBob)).toMatchObject({ isMine: true });
    expect((await api.ask(ada, LET_GO, { id, key: tabOfAda })).data.letArticleGo).toBe(false);
    expect((await api.ask(bob, LET_GO, { id, key: tabOfBob })).data.letArticleGo).toBe(true);
    expect(await hold(ada, id, tabOfAda)).toMatchObject({ isMine: true });
  });

  it('of many who come at the same moment is one', async () => {
    const id = await write();
    const keys = [1, 2, 3, 4].map((number) => `key-number-${number}`);
    const answers = await Promise.all(keys.map((key) => hold(ada, id, key)));
    expect(answers.filter(({ isMine }) => isMine)).toHaveLength(1);
  });

  it('keeps nobody from saving', async () => {
    const id = await write();
    await hold(ada, id, tabOfAda);
    const save = 'mutation ($id: ID!) { saveArticleDraft(id: $id, input: { title: "Saved" }) { draft { title } } }';
    expect((await api.ask(bob, save, { id })).data.saveArticleDraft.draft.title).toBe('Saved');
  });

  it('leaves no row behind, neither of a closed tab nor of a deleted article', async () => {
    const [silent, alive] = [await write(), await write()];
    for (const id of [silent, alive]) await hold(ada, id, tabOfAda);
    await silence(silent, 121);
    await pruneLocks(api.em());
    const rows = () =>
      query(api.em(), 'select article_id as id from article_lock where article_id = any($1)', [[silent, alive]]);
    expect(await rows()).toEqual([{ id: alive }]);
    await query(api.em(), 'delete from article where id = $1', [alive]);
    expect(await rows()).toEqual([]);
  });
});

describe.each([
  ['holdArticle', HOLD, { input: { key: tabOfAda } }, 'NOT_FOUND'],
  ['letArticleGo', LET_GO, { key: tabOfAda }, undefined],
])('%s', (_name, operation, variables, gone) => {
  it('is for admins', async () => {
    const id = await write();
    expect((await api.ask(person.visitor, operation, { id, ...variables })).code).toBe('UNAUTHENTICATED');
    expect((await api.ask(person.investor, operation, { id, ...variables })).code).toBe('FORBIDDEN');
    expect((await api.ask(ada, operation, { id: 'art_00000000000000000000000000000000', ...variables })).code).toBe(
      gone,
    );
  });
});

it.each(['short', 'x'.repeat(65)])('a key such as %j is refused', async (key) => {
  const { code } = await api.ask(ada, HOLD, { id: await write(), input: { key } });
  expect(code).toBe('BAD_USER_INPUT');
});
