import { expect, it } from 'vitest';
import { useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { isFirstRun } from './content.ts';

const api = useApi();

it('content is seeded once, and a slow machine may take its time to render it', async () => {
  const seed = () =>
    api.em().transactional(async (em) => {
      const isFirst = await isFirstRun(em, 'of a test');
      const [limit] = await query<{ timeout: string }>(
        em,
        "select current_setting('idle_in_transaction_session_timeout') as timeout",
      );
      return { isFirst, ...limit };
    });
  expect(await seed()).toMatchObject({ isFirst: true, timeout: '0' });
  expect(await seed()).toMatchObject({ isFirst: false });
});
