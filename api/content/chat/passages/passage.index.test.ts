import { expect, it } from 'vitest';
import { createLogger } from '#api/platform/logger.ts';
import { useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { indexPassages } from './passage.index.service.ts';

const api = useApi();

it('changed sources are claimed one at a time, also if PostgreSQL believes that only one waits', async () => {
  await api.em().transactional(async (em) => {
    const add = (first: number, last: number) =>
      query(
        em,
        `insert into passage_due (kind, source_id) select 'PAGE', '/page-' || n from generate_series($1::int, $2) n`,
        [first, last],
      );
    await query(em, 'delete from passage_due');
    await add(1, 1);
    await query(em, 'analyze passage_due');
    await add(2, 50);
    const read = async () => [];
    await indexPassages(em, { area: 'site', kinds: ['PAGE'], read, log: createLogger('silent') });
    const [waiting] = await query(em, 'select count(*)::int as count from passage_due where claimed_until < now()');
    expect(waiting).toEqual({ count: 49 });
  });
});
