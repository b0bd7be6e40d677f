import { describe, expect, it } from 'vitest';
import { makeDocument, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { makeGroup } from '../groups/group.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  PersonTestAddNoteDocument as ADD_NOTE,
  PersonTestDeleteNoteDocument as DELETE_NOTE,
  PersonTestRecordDocument as RECORD,
} from '#graphql/generated/tests-accounts-people.ts';

const api = useApi();
const missing = 'usr_00000000000000000000000000000000';

async function arrive() {
  const em = api.em();
  const [ada, ines, other] = [makeUser(em, { name: 'Ada Admin', roles: ['ADMIN'] }), makeUser(em), makeUser(em)];
  await em.flush();
  const admin = { ...person.admin, id: ada.id, name: ada.name };
  return { admin, ines, other, viewer: { ...person.investor, id: ines.id, name: ines.name } };
}
const readRecord = async (viewer: Parameters<typeof api.run>[0], id: string) => {
  const { node } = (await api.run(viewer, RECORD, { id })).data;
  return node && 'record' in node ? node : null;
};

describe('the page of a person', () => {
  it('names the rights with their sources, the groups, emails, sessions and notes', async () => {
    const { admin, ines, other } = await arrive();
    const em = api.em();
    const group = await makeGroup(em, [ines], { name: `Board ${ines.id}` });
    const [own, shared, hidden] = [
      await makeDocument(em, { title: 'Cap table' }),
      await makeDocument(em, { title: 'Minutes' }),
      await makeDocument(em, { title: 'Secret' }),
    ];
    await makeGrant({ em, documentId: own, userId: ines.id }, 3);
    await makeGrant({ em, documentId: shared, groupId: group.id }, 2);
    await makeGrant({ em, documentId: hidden, userId: other.id }, 3);
    await query(em, "insert into mail (id, kind, recipient, subject) values ('mail_1', 'x', $1, 'Hello')", [
      ines.email,
    ]);
    await query(
      em,
      "insert into session (id, token_hash, account_id, device) values ('ses_1', '\\x01', $1, 'Firefox on Linux')",
      [ines.id],
    );
    await api.run(admin, ADD_NOTE, { input: { id: ines.id, body: ' Met in Oslo. ' } });
    const record = await readRecord(admin, ines.id);
    expect(record).toMatchObject({
      groups: [{ name: group.name }],
      lastSeenAt: expect.any(String),
      invitation: null,
      nda: { state: 'NOT_REQUIRED' },
      record: {
        grants: [
          { title: 'Cap table', rights: ['LIST', 'VIEW', 'DOWNLOAD'], group: null },
          { title: 'Minutes', rights: ['LIST', 'VIEW'], group: group.name },
        ],
        mails: [{ subject: 'Hello', state: 'WAITING' }],
        sessions: [{ device: 'Firefox on Linux' }],
        notes: [{ body: 'Met in Oslo.', writtenBy: { name: 'Ada Admin' } }],
      },
    });
  });

  it('has the days of an all-day event, which are the same in every time zone', async () => {
    const { admin, ines } = await arrive();
    const em = api.em();
    const id = await makeEvent(em, { title: 'Harbor days', startsWall: '2031-05-06T00:00', timeZone: 'Asia/Tokyo' });
    await query(em, 'update event_series set all_day = true where id = (select series_id from event where id = $1)', [
      id,
    ]);
    await query(em, "update event set starts_wall = '2031-05-06', ends_wall = '2031-05-07' where id = $1", [id]);
    await query(em, "insert into event_answer (event_id, account_id, answer) values ($1, $2, 'GOING')", [id, ines.id]);
    expect((await readRecord(admin, ines.id))?.record?.events).toMatchObject([
      { title: 'Harbor days', isAllDay: true, startsWall: '2031-05-06', endsWall: '2031-05-07' },
    ]);
  });

  it('names the end of a right, and no right that has ended', async () => {
    const { admin, ines } = await arrive();
    const em = api.em();
    for (const [title, endsAt] of [
      ['Ended', '2020-01-01T00:00:00.000Z'],
      ['Ends', '2999-01-01T00:00:00.000Z'],
    ] as const) {
      const documentId = await makeDocument(em, { title });
      await makeGrant({ em, documentId, userId: ines.id }, 2);
      await query(em, 'update document_grant set ends_at = $1 where document_id = $2', [endsAt, documentId]);
    }
    expect((await readRecord(admin, ines.id))?.record?.grants).toMatchObject([
      { title: 'Ends', endsAt: '2999-01-01T00:00:00.000Z' },
    ]);
  });

  it('is empty for the person and hidden from everyone else', async () => {
    const { admin, ines, other, viewer } = await arrive();
    await api.run(admin, ADD_NOTE, { input: { id: ines.id, body: 'canary of the notes' } });
    const own = await api.run(viewer, RECORD, { id: ines.id });
    expect(own.data.node).toMatchObject({ record: null, groups: null, lastSeenAt: null, nda: null, invitation: null });
    expect(JSON.stringify(own)).not.toContain('canary');
    for (const stranger of [person.visitor, { ...viewer, id: other.id }])
      expect((await api.run(stranger, RECORD, { id: ines.id })).data.node).toBeNull();
  });
});

describe('an internal note', () => {
  it('is written and deleted by administrators, and its text is not in the audit log', async () => {
    const { admin, ines, viewer } = await arrive();
    await api.run(admin, ADD_NOTE, { input: { id: ines.id, body: 'Met in Oslo.' } });
    const noted = (await readRecord(admin, ines.id))!.record!.notes[0]!;
    for (const [who, code] of [
      [person.visitor, 'UNAUTHENTICATED'],
      [viewer, 'FORBIDDEN'],
    ] as const) {
      expect((await api.run(who, ADD_NOTE, { input: { id: ines.id, body: 'Mine' } })).code).toBe(code);
      expect((await api.run(who, DELETE_NOTE, { id: noted.id })).code).toBe(code);
    }
    expect((await api.run(admin, ADD_NOTE, { input: { id: ines.id, body: ' ' } })).code).toBe('BAD_USER_INPUT');
    expect((await api.run(admin, ADD_NOTE, { input: { id: missing, body: 'x' } })).code).toBe('NOT_FOUND');
    await api.run(admin, DELETE_NOTE, { id: noted.id });
    expect((await readRecord(admin, ines.id))!.record!.notes).toEqual([]);
    expect((await api.run(admin, DELETE_NOTE, { id: noted.id })).code).toBe('NOT_FOUND');
    const events = await query(api.em(), 'select kind, details from audit_event where subject_id = $1 order by seq', [
      ines.id,
    ]);
    expect(events).toMatchObject([{ kind: 'user.note_added' }, { kind: 'user.note_deleted' }]);
    expect(JSON.stringify(events)).not.toContain('Oslo');
  });
});
