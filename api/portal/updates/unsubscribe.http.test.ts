import { describe, expect, it } from 'vitest';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { sessionSecrets } from '#api/platform/secrets.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { unsubscribeUrl } from './update.settings.service.ts';
import {
  UnsubscribeHttpTestLinkDocument as LINK,
  UnsubscribeHttpTestNoticeDocument as NOTICE,
} from '#graphql/generated/tests-portal-updates.ts';

const site = useSite(2);

async function account(): Promise<User> {
  const em = site.em();
  const user = makeUser(em);
  await em.flush();
  return user;
}

/** The unsubscribe link in the mails to a user, on one of the two servers. */
const getLink = async ({ id }: User, server = 0) =>
  unsubscribeUrl(site.urls[server]!, await sessionSecrets(site.env), id);
const getMails = async ({ id }: User) =>
  (await query<{ mails: string }>(site.em(), 'select mails from update_setting where account_id = $1', [id]))[0]?.mails;

describe('an unsubscribe link', () => {
  it('changes nothing when it is opened, and unsubscribes when its form is sent, without sign-in', async () => {
    const user = await account();
    const browser = new TestBrowser();
    const opened = await browser.fetch(await getLink(user));
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/unsubscribe']);
    expect((await browser.run(site.urls[1]!, LINK)).data.browser.unsubscribeLink).toEqual({
      emailFrequency: 'AT_ONCE',
    });
    expect(await getMails(user)).toBeUndefined();
    const sent = await browser.submit(`${site.urls[1]!}/unsubscribe`, {});
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/unsubscribe']);
    expect((await browser.run(site.urls[0]!, NOTICE)).data.browser.formNotice!.message).toContain(
      'unsubscribed from update emails',
    );
    expect(await getMails(user)).toBe('NONE');
    expect((await browser.run(site.urls[0]!, LINK)).data.browser.unsubscribeLink).toEqual({ emailFrequency: 'NONE' });
  });

  it('unsubscribes by one POST of a mail program, without cookies or redirects', async () => {
    const user = await account();
    const answer = await new TestBrowser().submit(await getLink(user, 1), { 'List-Unsubscribe': 'One-Click' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await getMails(user)).toBe('NONE');
  });

  it.each(['', 'x', 'usr_x-0123456789012345678901234567890123456789012', '%F0%9F%92%A9', `${'x'.repeat(101)}`])(
    'that is invalid (%s) unsubscribes no account',
    async (token) => {
      const before = await query(site.em(), 'select account_id from update_setting');
      const browser = new TestBrowser();
      const { status } = await browser.submit(`${site.urls[0]!}/unsubscribe?token=${token}`, {});
      expect(status).toBe(404);
      await browser.fetch(`${site.urls[0]!}/unsubscribe?token=${token}`);
      expect((await browser.run(site.urls[0]!, LINK)).data.browser.unsubscribeLink).toBeNull();
      await browser.submit(`${site.urls[0]!}/unsubscribe`, {});
      expect((await browser.run(site.urls[0]!, NOTICE)).data.browser.formNotice!.message).toContain('does not work');
      expect(await query(site.em(), 'select account_id from update_setting')).toEqual(before);
    },
  );

  it('of one account does not work for another', async () => {
    const [ada, bea] = [await account(), await account()];
    const forged = (await getLink(ada)).replace(ada.id, bea.id);
    expect((await new TestBrowser().submit(forged, {})).status).toBe(404);
    expect(await getMails(bea)).toBeUndefined();
  });
});
