import { expect, it } from 'vitest';
import { readEnv } from '#api/platform/env.ts';
import { makeWhitepaperMail } from './lead.mails.ts';

it('a visitor who receives the whitepaper is asked to reply only if somebody reads replies', () => {
  const lead = { id: 'lead_1', name: 'Lena', email: 'lena@fund.example' };
  const getText = (settings: NodeJS.ProcessEnv) =>
    makeWhitepaperMail(readEnv(settings), ['a secret'], lead, 'a-token').paragraphs[2];
  expect(getText({ MAIL_REPLY_TO: 'ir@fund.example' })).toContain('To ask a question, reply to this email.');
  expect(getText({ PUBLIC_URL: 'http://ai.example' })).toContain('contact us: http://ai.example/about#contact');
});
