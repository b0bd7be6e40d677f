import { describe, expect, it } from 'vitest';
import type { SignedIn } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { recordRefusalCounts } from './audit.refusals.service.ts';

const api = useApi({ hasCostLimits: false });
let number = 0;
/** A member whose account is not approved is refused fields that can be null, so one request has many refusals. */
const member = (): SignedIn => ({ ...person.investor, status: 'PENDING', id: `usr_${(number += 1)}` });

const readRefusals = ({ id }: SignedIn) =>
  query<{ details: object }>(
    api.em(),
    "select details, request_id, address from audit_event where kind = 'access.refused' and actor_id = $1 order by seq",
    [id],
  );
const readDetails = async (viewer: SignedIn) => (await readRefusals(viewer)).map(({ details }) => details);

async function letAnHourPass(): Promise<void> {
  await query(api.em(), "update access_refusal set since = since - interval '1 hour'");
  while (await recordRefusalCounts(api.em()));
}

const DOCUMENT = 'document(id: "doc_x") { id }';
const aliases = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: ${DOCUMENT}`).join(' ');

describe('the refusals of a member', () => {
  it('fill the audit log with one entry, whatever a member calls the refused field', async () => {
    const viewer = member();
    for (const text of [
      `{ ${aliases(10)} }`,
      `query approveUser { login: ${DOCUMENT} }`,
      `{ ... on Query { b: ${DOCUMENT} } ...Part ...Part } fragment Part on Query { c: ${DOCUMENT} }`,
      `query ($id: ID! = "doc_y") { d: document(id: $id) { id } }`,
    ])
      expect((await api.execute(viewer, text)).code).toBe('FORBIDDEN');
    expect(await readDetails(viewer)).toEqual([{ operation: 'document', code: 'FORBIDDEN', count: 10 }]);
  });

  it('are counted for an hour, and the count is recorded with the last request', async () => {
    const viewer = member();
    const list = async (times: number) => {
      for (let sent = 0; sent < times; sent += 1) await api.execute(viewer, `{ ${aliases(3)} }`);
    };
    const first = { operation: 'document', code: 'FORBIDDEN', count: 3 };
    await list(3);
    await letAnHourPass();
    const sixMore = { ...first, count: 6 };
    expect(await readDetails(viewer)).toEqual([first, sixMore]);
    expect((await readRefusals(viewer))[1]).toMatchObject({ requestId: 'req-test', address: '192.0.2.1' });
    // The next hour has one entry, too.
    await list(1);
    expect(await readDetails(viewer)).toEqual([first, sixMore]);
    await letAnHourPass();
    expect(await readDetails(viewer)).toEqual([first, sixMore, first]);
    await letAnHourPass();
    expect(await readDetails(viewer)).toHaveLength(3);
    await list(1);
    expect(await readDetails(viewer)).toHaveLength(4);
  });

  it('are recorded for each account and field', async () => {
    const [viewer, other] = [member(), member()];
    await api.execute(viewer, `{ ${aliases(1)} event(id: "evt_x") { id } }`);
    await api.execute(other, `{ ${aliases(1)} }`);
    expect(await readDetails(viewer)).toEqual([
      { operation: 'document', code: 'FORBIDDEN' },
      { operation: 'event', code: 'FORBIDDEN' },
    ]);
    expect(await readDetails(other)).toEqual([{ operation: 'document', code: 'FORBIDDEN' }]);
  });

  it('that arrive at the same moment are recorded as one entry, and none is lost', async () => {
    const viewer = member();
    await Promise.all(Array.from({ length: 20 }, () => api.execute(viewer, `{ ${aliases(2)} }`)));
    expect(await readDetails(viewer)).toHaveLength(1);
    await Promise.all([letAnHourPass(), letAnHourPass()]);
    const counts = (await readDetails(viewer)).map((details) => (details as { count: number }).count);
    expect(counts).toEqual([2, 38]);
  });
});
