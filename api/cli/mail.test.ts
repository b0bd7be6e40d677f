import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { post } from '../operation/mail/mail.service.ts';
import { useApi } from '../testing/api.ts';
import { query } from '../testing/query.ts';
import { mailCommands } from './mail.ts';

const api = useApi();
const sender = { SITE_NAME: 'Safe AI', PUBLIC_URL: 'https://portal.example' };

async function run(words: string, ...args: string[]) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const code = await mailCommands.find((command) => command.words === words)!.run(args);
  const lines = print.mock.calls.flat() as string[];
  print.mockRestore();
  return { code, lines };
}

const readStates = () =>
  query(
    api.em(),
    'select given_up_at is not null as "isGivenUp", due_at <= now() as "isDue", attempts from mail order by id',
  );

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', api.url);
  await query(api.em(), 'delete from mail');
  for (const to of ['stopped@fund.example', 'refused@fund.example', 'sending@fund.example', 'sent@fund.example'])
    await post(api.em(), sender, { kind: 'test', reason: 'a test', to, subject: 'A subject', paragraphs: ['Hello.'] });
  await query(
    api.em(),
    `update mail set attempts = 3, id = 'mail_' || split_part(recipient, '@', 1), last_error = E'553 no\\r\\nsuch sender',
     due_at = now() + interval '1 hour',
     given_up_at = case when recipient ~ 'stopped|refused' then now() end,
     body_text = case when recipient ~ 'refused|sent@' then null else body_text end,
     leased_until = case when recipient ~ 'sending' then now() + interval '1 hour' end,
     sent_at = case when recipient ~ 'sent@' then now() end`,
  );
});
afterEach(() => vi.unstubAllEnvs());

describe('an operator', () => {
  it('lists the emails that were not sent, with the reason', async () => {
    const { code, lines } = await run('mail list');
    expect(code).toBe(0);
    expect(lines).toEqual([
      'mail_stopped  test  stopped@fund.example  stopped  553 no such sender',
      'mail_refused  test  refused@fund.example  refused  553 no such sender',
      expect.stringMatching(
        /^mail_sending {2}test {2}sending@fund.example {2}next attempt 20\S+Z {2}553 no such sender$/,
      ),
    ]);
  });

  it('sends an email again that the server stopped sending, but none without content or that is being sent', async () => {
    expect(await run('mail retry', '--all')).toEqual({ code: 0, lines: ['Trying again to send 1 email.'] });
    expect(await readStates()).toEqual([
      { isGivenUp: true, isDue: false, attempts: 3 },
      { isGivenUp: false, isDue: false, attempts: 3 },
      { isGivenUp: false, isDue: false, attempts: 3 },
      { isGivenUp: false, isDue: true, attempts: 0 },
    ]);
    expect(await run('mail retry', 'mail_refused')).toEqual({ code: 1, lines: ['Trying again to send 0 emails.'] });
  });

  it('discards emails that were not sent', async () => {
    expect(await run('mail discard', 'mail_stopped')).toEqual({ code: 0, lines: ['Discarded 1 email.'] });
    expect(await run('mail discard', '--all')).toEqual({ code: 0, lines: ['Discarded 1 email.'] });
    expect(await query(api.em(), 'select id from mail order by id')).toEqual([
      { id: 'mail_sending' },
      { id: 'mail_sent' },
    ]);
    await expect(run('mail discard')).rejects.toThrow('Name the emails: npx portal mail discard <id>… | --all');
  });
});
