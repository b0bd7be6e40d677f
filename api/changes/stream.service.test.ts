import { expect, it } from 'vitest';
import type { SignedIn } from '../platform/viewer.ts';
import { makeContext, person, useApi } from '../testing/api.ts';
import { query } from '../testing/query.ts';
import { makeUser } from '../users/user.factory.ts';
import { readLatestPosition } from './change.service.ts';
import { streamChanges } from './stream.service.ts';

const api = useApi();

it('an administrator who is demoted while a stream reads changes gets no change that was committed later', async () => {
  const em = api.em();
  const { id, name } = makeUser(em, { roles: ['ADMIN'] });
  await em.flush();
  const demoted: SignedIn = { ...person.investor, id, name };
  const viewer: SignedIn = { ...person.admin, id, name };
  const reads = [viewer];
  // The first read of the rights ends just before the demotion is committed.
  const reread = async () => {
    const current = reads.shift() ?? demoted;
    if (current === viewer) await query(em, "update account set roles = '{INVESTOR}' where id = $1", [id]);
    return current;
  };
  const stream = {
    after: await readLatestPosition(em),
    signal: new AbortController().signal,
    next: () => Promise.resolve(),
    reread,
    onIdle: () => undefined,
  };
  const changes = streamChanges({ ...makeContext(viewer, em), stream }, 'admin', ['USER']);
  await expect(changes.next()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
