import { expect, it } from 'vitest';
import {
  DelegationTestAnswerDocument as ANSWER,
  DelegationTestOfferDocument as OFFER,
} from '#graphql/generated/tests-accounts-delegations.ts';
import { makeDocument, makeGrant } from '#api/portal/documents/document.factory.ts';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { makeUser } from '../users/user.factory.ts';

const api = useApi();
const DAY = 86_400_000;
const NEW_YORK = 'America/New_York';

async function arrive() {
  const em = api.em();
  const { id, name, email } = makeUser(em, { emailVerifiedAt: new Date() });
  await em.flush();
  return { ...person.investor, id, name, email };
}

/** An investor with a document, who invites people until the end of the next December 31 in New York. */
async function arrange() {
  const investor = await arrive();
  const documentId = await makeDocument(api.em());
  await makeGrant({ em: api.em(), documentId, userId: investor.id }, 2);
  const lastDay = Date.UTC(new Date(Date.now() + 2 * DAY).getUTCFullYear(), 11, 31);
  const endsAt = new Date(lastDay + DAY + 5 * 3_600_000 - 1_000).toISOString();
  const invite = (email: string, timeZone: string | null = null) => {
    const input = { email, right: 'VIEW' as const, endsAt, timeZone, documentIds: [documentId], folderIds: [] };
    return api.run(investor, OFFER, { input });
  };
  return { investor, invite };
}

const textsTo = async (email: string) =>
  (await query<{ text: string }>(api.em(), 'select body_text as text from mail where recipient = $1', [email])).map(
    ({ text }) => text,
  );
const chooseZone = ({ id }: { id: string }, zone: string) =>
  query(api.em(), 'insert into calendar_setting (account_id, time_zone) values ($1, $2)', [id, zone]);

it('an invitation and its answer name the last day as the investor chose it', async () => {
  const { investor, invite } = await arrange();
  const delegate = await arrive();
  const { data } = await invite(delegate.email, NEW_YORK);
  await api.run(delegate, ANSWER, { input: { id: data.inviteDelegate.delegation.id, accept: true } });
  const texts = [...(await textsTo(delegate.email)), ...(await textsTo(investor.email))];
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toMatch(/: \w+, December 31, \d{4} at 23:59 \(America\/New_York\)/);
});

it('a delegate who chose a time zone reads the end in it', async () => {
  const { invite } = await arrange();
  const delegate = await arrive();
  await chooseZone(delegate, 'Europe/Berlin');
  await invite(delegate.email, NEW_YORK);
  expect((await textsTo(delegate.email))[0]).toMatch(/January 1, \d{4} at 05:59 \(Europe\/Berlin\)/);
});

it('an investor who chose a time zone and names none in the invitation invites in it', async () => {
  const { investor, invite } = await arrange();
  await chooseZone(investor, NEW_YORK);
  await invite('somebody@else.example');
  expect((await textsTo('somebody@else.example'))[0]).toContain('December 31');
});

it('an investor cannot invite in an unknown time zone', async () => {
  const { invite } = await arrange();
  expect((await invite('somebody@unknown.example', 'Mars/Base')).code).toBe('BAD_USER_INPUT');
});
