import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { mailedToken, newestMail } from '#api/testing/mailbox.ts';
import { ACCOUNT_REQUESTS, TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  LinkTestAddressLinkDocument as ADDRESS_LINK,
  LinkTestHistoryDocument as HISTORY,
  LinkTestNoticeDocument as NOTICE,
  LinkTestPasswordLinkDocument as PASSWORD_LINK,
  LinkTestRequestDocument as REQUEST,
} from '#graphql/generated/tests-accounts-auth.ts';

const site = useSite(1, {}, { jobs: ACCOUNT_REQUESTS });
const PASSWORD = 'correct horse battery staple';
const BETTER = 'seven quiet zebras at noon';
const url = () => site.urls[0]!;

async function account(values: Partial<User> = {}): Promise<User> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  return user;
}

let number = 0;
/** A person who has just requested an account. */
async function requester(): Promise<{ id: string; username: string; email: string }> {
  number += 1;
  const username = `vera-${number}`;
  const person = { username, email: `${username}@fund.example`, name: 'Vera Waits' };
  await new TestBrowser().post(`${url()}/api/register`, { ...person, password: PASSWORD, reason: 'I hold shares.' });
  const [row] = await query<{ id: string }>(site.em(), 'select id from account where username = $1', [username]);
  return { ...person, id: row!.id };
}

async function reviewer(): Promise<{ browser: TestBrowser; user: User }> {
  const user = await account({ roles: ['ADMIN'], name: 'Rita Reviewer' });
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return { browser, user };
}

/** Opens an emailed link as a browser does, and returns the path that it leads to. */
async function open(browser: TestBrowser, page: string, token: string): Promise<string | null> {
  return (await browser.fetch(`${url()}/${page}?token=${token}`)).headers.get('location');
}

const getNotice = async (browser: TestBrowser) => (await browser.run(url(), NOTICE)).data.browser.formNotice;

/** Follows the redirect of a form, which uses up its notice. */
async function submit(browser: TestBrowser, path: string, fields: Record<string, string> = {}) {
  const answer = await browser.submit(`${url()}${path}`, fields);
  return { status: answer.status, to: answer.headers.get('location'), notice: await getNotice(browser) };
}

describe('an emailed link', () => {
  it.each(['reset', 'request', 'verify'])('to /%s leaves its secret in no URL, page or cache', async (page) => {
    const user = await requester();
    await new TestBrowser().submit(`${url()}/auth/forgot`, { email: user.email });
    const kinds = { reset: 'password.reset', request: 'account.received', verify: 'account.verify' };
    const token = await mailedToken(site, user.email, kinds[page as keyof typeof kinds]);
    const browser = new TestBrowser();
    const received = await browser.fetch(`${url()}/${page}?token=${token}`);
    const shown = await browser.fetch(`${url()}/${page}`);
    expect([received.status, received.headers.get('location'), shown.status]).toEqual([303, `/${page}`, 200]);
    for (const answer of [received, shown]) {
      expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
        'private, no-store',
        'no-referrer',
      ]);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(await answer.text()).not.toContain(token);
    }
    expect(received.headers.getSetCookie().join()).toMatch(
      /link-\w+=[\w-]+; Max-Age=\d+; Path=\/;.* HttpOnly; SameSite=Lax/,
    );
    // Neither with another spelling of the path nor without the cookie.
    expect(
      (await browser.fetch(`${url()}/%${page.charCodeAt(0).toString(16)}${page.slice(1)}`)).headers.get(
        'cache-control',
      ),
    ).toBe('private, no-store');
    expect((await new TestBrowser().fetch(`${url()}/${page}`)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('with an invalid token is not stored', async () => {
    const browser = new TestBrowser();
    expect(await open(browser, 'reset', encodeURIComponent('"><script>alert(1)</script>'))).toBe('/reset');
    expect(browser.cookies.size).toBe(0);
    expect((await browser.run(url(), PASSWORD_LINK)).data.browser.passwordLink).toBeNull();
  });
});

describe('a person who forgot the password', () => {
  it('requests a link with a form that responds the same to everyone, and sets a new password with a form that works once', async () => {
    const user = await account();
    const answers = [];
    for (const email of [user.email, 'nobody@fund.example']) {
      answers.push(await submit(new TestBrowser(), '/auth/forgot', { email }));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 303, to: '/auth?tab=forgot', notice: { form: 'forgot', values: [] } });

    const token = await mailedToken(site, user.email, 'password.reset');
    const browser = new TestBrowser();
    for (const method of ['GET', 'HEAD', 'GET'])
      await new TestBrowser().fetch(`${url()}/reset?token=${token}`, { method });
    await open(browser, 'reset', token);
    expect((await browser.run(url(), PASSWORD_LINK)).data.browser.passwordLink).toEqual({
      username: user.username,
    });
    const different = await submit(browser, '/reset', { password: BETTER, confirmPassword: 'another one' });
    expect(different).toMatchObject({ to: '/reset', notice: { form: 'reset', values: [] } });
    expect(different.notice!.errors).toEqual([{ name: 'confirmPassword', value: 'Passwords do not match' }]);
    const done = await submit(browser, '/reset', { username: '', password: BETTER, confirmPassword: BETTER });
    expect(done).toMatchObject({ status: 303, to: '/auth?tab=login', notice: { form: 'login' } });
    expect([...browser.cookies.keys()]).toEqual(['notice']);
    const signIn = async (password: string) =>
      (await new TestBrowser().post(`${url()}/api/login`, { username: user.username, password })).status;
    expect([await signIn(PASSWORD), await signIn(BETTER)]).toEqual([401, 200]);

    await open(browser, 'reset', token);
    const again = await submit(browser, '/reset', { password: PASSWORD, confirmPassword: PASSWORD });
    expect(again).toMatchObject({ to: '/reset', notice: { errors: [{ name: 'token' }] } });
    expect((await browser.run(url(), PASSWORD_LINK)).data.browser.passwordLink).toBeNull();
  });

  it('sees an error for an invalid email address', async () => {
    const { notice } = await submit(new TestBrowser(), '/auth/forgot', { email: 'nowhere' });
    expect(notice!.errors).toEqual([{ name: 'email', value: 'Please enter a valid email' }]);
    expect(notice!.values).toEqual([{ name: 'email', value: 'nowhere' }]);
  });
});

describe('an email address', () => {
  it('is verified with the button and not by opening the link', async () => {
    const user = await requester();
    const browser = new TestBrowser();
    const verified = async () =>
      (
        await query<{ yes: boolean }>(
          site.em(),
          'select email_verified_at is not null as yes from account where id = $1',
          [user.id],
        )
      )[0]?.yes;
    await open(browser, 'verify', await mailedToken(site, user.email, 'account.verify'));
    expect((await browser.run(url(), ADDRESS_LINK)).data.browser.addressLink).toEqual({
      purpose: 'VERIFY_EMAIL',
      email: 'v***@fund.example',
    });
    expect(await verified()).toBe(false);
    expect(await submit(browser, '/verify')).toMatchObject({
      to: '/request',
      notice: {
        form: 'request',
        message: expect.stringMatching(/^Thank you, your email address is verified\. .*decided/),
      },
    });
    // The page of the request opens in this browser, in which its private link was never opened.
    expect((await browser.run(url(), REQUEST)).data.browser.accessRequest).toMatchObject({
      status: 'PENDING',
      isEmailVerified: true,
    });
    expect(await verified()).toBe(true);
    expect((await submit(browser, '/verify')).notice!.message).toBe('This link is no longer valid');
  });
});

describe('an applicant', () => {
  it('sees the status by the emailed link, answers a reviewer’s question once, and sees the decision', async () => {
    const [user, { browser: admin, user: rita }] = [await requester(), await reviewer()];
    const browser = new TestBrowser();
    const shown = async () => (await browser.run(url(), REQUEST)).data.browser.accessRequest;
    await open(browser, 'request', await mailedToken(site, user.email, 'account.received'));
    expect(await shown()).toEqual({
      status: 'PENDING',
      email: 'v***@fund.example',
      isEmailVerified: false,
      question: null,
      reason: null,
    });
    expect((await submit(browser, '/request/answer', { answer: 'Nobody asked.' })).notice!.message).toBe(
      'This request has no open question.',
    );

    await admin.execute(
      url(),
      'mutation ($id: ID!) { requestMoreInformation(input: { id: $id, message: "Which fund?" }) { user { id } } }',
      { id: user.id },
    );
    expect((await shown())!.question).toBe('Which fund?');
    const questionBrowser = new TestBrowser();
    await open(questionBrowser, 'request', await mailedToken(site, user.email, 'account.question'));
    expect((await submit(questionBrowser, '/request/answer', { answer: ' ' })).notice!.errors).toEqual([
      { name: 'answer', value: 'Please write an answer' },
    ]);
    expect((await submit(questionBrowser, '/request/answer', { answer: 'The Quiet Fund.' })).notice!.message).toBe(
      'Thank you. The reviewer has received your answer.',
    );
    expect((await shown())!.question).toBeNull();
    expect(await newestMail(site, rita.email, 'review.answer')).toContain('The Quiet Fund.');
    expect((await admin.run(url(), HISTORY, { id: user.id })).data.node!.decisions).toEqual([
      { status: 'PENDING', reason: 'The Quiet Fund.', isAnswer: true },
      { status: 'PENDING', reason: 'Which fund?', isAnswer: false },
    ]);

    await admin.execute(
      url(),
      'mutation ($id: ID!) { rejectUser(input: { id: $id, reason: "Not this year." }) { user { id } } }',
      { id: user.id },
    );
    expect(await shown()).toMatchObject({ status: 'REJECTED', question: null, reason: 'Not this year.' });
  });

  it('answers a question once, also if the answer is sent twice at the same time', async () => {
    const [user, { browser: admin, user: rita }] = [await requester(), await reviewer()];
    await admin.execute(
      url(),
      'mutation ($id: ID!) { requestMoreInformation(input: { id: $id, message: "Which fund?" }) { user { id } } }',
      { id: user.id },
    );
    const token = await mailedToken(site, user.email, 'account.question');
    const browsers = [new TestBrowser(), new TestBrowser()];
    for (const browser of browsers) await open(browser, 'request', token);
    const sent = await Promise.all(
      browsers.map((browser) => submit(browser, '/request/answer', { answer: 'The Quiet Fund.' })),
    );
    expect(sent.map(({ notice }) => notice!.message).toSorted()).toEqual([
      'Thank you. The reviewer has received your answer.',
      'This request has no open question.',
    ]);
    const { decisions } = (await admin.run(url(), HISTORY, { id: user.id })).data.node!;
    expect(decisions.filter(({ isAnswer }) => isAnswer)).toHaveLength(1);
    const mails = "select 1 from mail where kind = 'review.answer' and recipient = $1";
    expect(await query(site.em(), mails, [rita.email])).toHaveLength(1);
  });

  it('can request the verification email again on that page, but not after the link expired', async () => {
    const user = await requester();
    const browser = new TestBrowser();
    await open(browser, 'request', await mailedToken(site, user.email, 'account.received'));
    const first = await mailedToken(site, user.email, 'account.verify');
    expect(await submit(browser, '/request/verification')).toMatchObject({
      to: '/request',
      notice: { form: 'request' },
    });
    expect(await mailedToken(site, user.email, 'account.verify')).not.toBe(first);
    await query(site.em(), "update account_token set expires_at = now() - interval '1 second' where account_id = $1", [
      user.id,
    ]);
    expect((await browser.run(url(), REQUEST)).data.browser.accessRequest).toBeNull();
    expect((await submit(browser, '/request/verification')).notice!.message).toBe('This link is no longer valid');
  });
});
