import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { makeArticle } from './article.factory.ts';
import { pruneLocks } from './locks/article.locks.service.ts';
import {
  ArticleLocksTestLockDocument as LOCK,
  ArticleLocksTestUnlockDocument as UNLOCK,
  ArticleLocksTestSaveDocument as SAVE,
} from '#graphql/generated/tests-content-articles.ts';

const api = useApi();
const [ada, bob] = [person.admin, { ...person.admin, id: 'usr_bob', name: 'Bob Admin' }];
const [tabOfAda, tabOfBob] = ['key-of-ada-0001', 'key-of-bob-0001'];

async function write(): Promise<string> {
  const em = api.em();
  const { id } = makeArticle(em);
  await em.flush();
  return id;
}
const hold = async (who: typeof bob | typeof ada, id: string, key: string, takeOver = false) =>
  (await api.run(who, LOCK, { input: { id, key, takeOver } })).data.lockArticle.articleLock;
const silence = (id: string, seconds: number) =>
  query(api.em(), `update article_lock set seen_at = now() - make_interval(secs => $2) where article_id = $1`, [
    id,
    seconds,
  ]);

describe('the lock of an open article', () => {
  it('is shown to the next editor, who can take it over, which the first editor then sees', async () => {
    const id = await write();
    const first = await hold(ada, id, tabOfAda);
    expect(first).toMatchObject({ isOwn: true, holder: { accountId: ada.id, name: 'Ada Admin' } });
    expect(await hold(bob, id, tabOfBob)).toEqual({ ...first, isOwn: false });
    expect(await hold(bob, id, tabOfBob, true)).toMatchObject({
      isOwn: true,
      holder: { accountId: bob.id, name: 'Bob Admin' },
    });
    expect(await hold(ada, id, tabOfAda)).toMatchObject({
      isOwn: false,
      holder: { accountId: bob.id, name: 'Bob Admin' },
    });
    const auditQuery =
      "select actor_id as actor, details from audit_event where kind = 'article.taken_over' and subject_id = $1";
    expect(await query(api.em(), auditQuery, [id])).toMatchObject([
      { actor: 'usr_bob', details: { from: 'Ada Admin' } },
    ]);
  });

  it('stays while the tab renews it, and keeps its start time', async () => {
    const id = await write();
    const { lockedAt } = await hold(ada, id, tabOfAda);
    await silence(id, 119);
    expect(await hold(bob, id, tabOfBob)).toMatchObject({ isOwn: false });
    expect(await hold(ada, id, tabOfAda)).toMatchObject({ isOwn: true, lockedAt });
  });

  it('ends two minutes after the last renewal, or when the tab closes', async () => {
    const id = await write();
    await hold(ada, id, tabOfAda);
    await silence(id, 121);
    expect(await hold(bob, id, tabOfBob)).toMatchObject({ isOwn: true });
    expect((await api.run(ada, UNLOCK, { input: { id, key: tabOfAda } })).data.unlockArticle.success).toBe(false);
    expect((await api.run(bob, UNLOCK, { input: { id, key: tabOfBob } })).data.unlockArticle.success).toBe(true);
    expect(await hold(ada, id, tabOfAda)).toMatchObject({ isOwn: true });
  });

  it('is given to one of several simultaneous requests', async () => {
    const id = await write();
    const keys = [1, 2, 3, 4].map((number) => `key-number-${number}`);
    const answers = await Promise.all(keys.map((key) => hold(ada, id, key)));
    expect(answers.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });

  it('does not prevent anyone from saving', async () => {
    const id = await write();
    await hold(ada, id, tabOfAda);
    expect((await api.run(bob, SAVE, { id })).data.saveArticleDraft!.article!.draft!.title).toBe('Saved');
  });

  it('is deleted with a closed tab and with a deleted article', async () => {
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
  ['lockArticle', LOCK, 'NOT_FOUND'],
  ['unlockArticle', UNLOCK, undefined],
])('%s', (_name, operation, code) => {
  it('is limited to administrators', async () => {
    const id = await write();
    expect((await api.execute(person.visitor, operation, { input: { id, key: tabOfAda } })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await api.execute(person.investor, operation, { input: { id, key: tabOfAda } })).code).toBe('FORBIDDEN');
    const missing = { id: 'art_00000000000000000000000000000000', key: tabOfAda };
    expect((await api.execute(ada, operation, { input: missing })).code).toBe(code);
  });
});

it.each(['short', 'x'.repeat(65)])('the key %j is rejected', async (key) => {
  const { code } = await api.run(ada, LOCK, { input: { id: await write(), key } });
  expect(code).toBe('BAD_USER_INPUT');
});
