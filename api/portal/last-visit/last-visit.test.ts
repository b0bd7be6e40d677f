import { describe, expect, it } from 'vitest';
import { LastVisitTestReadDocument as READ } from '#graphql/generated/tests-portal-last-visit.ts';
import { makeDocument, makeFolder, makeGrant } from '../documents/document.factory.ts';
import { makeEvent } from '../events/event.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUpdate } from '../updates/update.factory.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

const api = useApi();

async function arrive() {
  const em = api.em();
  const user = makeUser(em);
  await em.flush();
  const viewer: Viewer = { ...person.investor, id: user.id };
  return { viewer, user, userId: user.id };
}

/** Something that the person did, so many minutes ago. The log sets the time of each entry itself, so it is changed here. */
async function act(userId: string, kind: string, minutesAgo: number): Promise<void> {
  await api.em().transactional(async (em) => {
    await query(em, 'set local session_replication_role = replica');
    await query(
      em,
      `insert into audit_event (seq, at, kind, actor_id, details, previous_hash, hash)
        select coalesce(max(seq), 0) + 1, now() - make_interval(mins => $3), $1, $2, '{}', '', '' from audit_event`,
      [kind, userId, minutesAgo],
    );
  });
}
const read = async (viewer: Viewer) => (await api.run(viewer, READ)).data.sinceLastVisit;

/** Signs in now, after a visit that ended an hour ago. */
async function returnAfterAnHour() {
  const arrived = await arrive();
  await act(arrived.userId, 'login.succeeded', 90);
  await act(arrived.userId, 'document.read', 60);
  await act(arrived.userId, 'login.succeeded', 0);
  return arrived;
}

describe('what is new since the last visit', () => {
  it('is empty on the first visit, also after a wrong password', async () => {
    const { viewer, userId } = await arrive();
    expect(await read(viewer)).toBeNull();
    await act(userId, 'login.failed', 1);
    await act(userId, 'login.succeeded', 0);
    expect(await read(viewer)).toBeNull();
  });

  it('counts documents, updates, events and answers that came after an investor left', async () => {
    const { viewer, user, userId } = await returnAfterAnHour();
    const em = api.em();
    const group = await makeGroup(em, [user]);
    const folderId = await makeFolder(em, 'Reports');
    await makeGrant({ em, folderId, groupId: group.id }, 2);
    const documentId = await makeDocument(em, { folderId });
    await makeUpdate(em, { groupIds: [group.id] });
    await makeEvent(em, { groupIds: [group.id] });
    await query(
      em,
      "insert into question (id, document_id, account_id, body, answer, answered_at) values ($1, $2, $3, 'Why?', 'So.', now())",
      [`que_${userId}`, documentId, userId],
    );
    expect(await read(viewer)).toMatchObject({ documentCount: 1, updateCount: 1, eventCount: 1, answerCount: 1 });
  });

  it('does not count what was there before, and what the investor cannot open', async () => {
    const { viewer, user, userId } = await returnAfterAnHour();
    const em = api.em();
    const old = await makeDocument(em);
    await makeGrant({ em, documentId: old, userId }, 2);
    await query(em, "update document_version set created_at = now() - interval '2 hours' where document_id = $1", [
      old,
    ]);
    await query(em, "update document_grant set granted_at = now() - interval '2 hours' where document_id = $1", [old]);
    const listed = await makeDocument(em);
    await makeGrant({ em, documentId: listed, userId }, 1);
    await makeGrant({ em, documentId: await makeDocument(em, { pages: null }), userId }, 2);
    await makeDocument(em);
    const other = await makeGroup(em, [(await arrive()).user]);
    const own = await makeGroup(em, [user]);
    await makeUpdate(em, { groupIds: [other.id] });
    await makeUpdate(em, { groupIds: [own.id], publishedAt: new Date(Date.now() - 7_200_000) });
    await makeEvent(em, { groupIds: [other.id] });
    await makeEvent(em, { groupIds: [own.id], startsWall: '2020-05-06T10:00' });
    const none = { documentCount: 0, updateCount: 0, eventCount: 0, answerCount: 0 };
    expect(await read(viewer)).toMatchObject(none);
  });

  it('counts an old document that was shared after the investor left', async () => {
    const { viewer, userId } = await returnAfterAnHour();
    const em = api.em();
    const id = await makeDocument(em);
    await query(em, "update document_version set created_at = now() - interval '1 year' where document_id = $1", [id]);
    await makeGrant({ em, documentId: id, userId }, 2);
    expect(await read(viewer)).toMatchObject({ documentCount: 1 });
  });
});
