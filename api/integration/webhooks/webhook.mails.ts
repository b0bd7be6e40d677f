import { type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';

// The emails about webhooks. None contains a secret.

interface Person {
  name: string;
  email: string;
}

interface WebhookFacts {
  id: string;
  name: string;
  url: string;
}

const facts = ({ name, url }: WebhookFacts): [string, string][] => [
  ['Name', name],
  ['URL', url],
];
const link = (env: Env, { id }: WebhookFacts) => ({
  label: 'View the webhook',
  url: `${env.PUBLIC_URL}/investor/account/webhooks/${id}`,
});

export const makeWebhookCreatedMail = (env: Env, person: Person, webhook: WebhookFacts): Mail => ({
  kind: 'webhook.created',
  to: person.email,
  subject: 'A webhook was created',
  reason: 'the webhook belongs to your account',
  paragraphs: [
    makeGreeting(person),
    `A webhook of your ${env.SITE_NAME} account was created. It sends the ids of objects that you can read, when they change, to the URL below.`,
    'If it was not you, delete the webhook and choose a new password immediately.',
  ],
  facts: facts(webhook),
  link: link(env, webhook),
});

const reasons = {
  FAILED: 'Each attempt to send a delivery failed for three days.',
  GONE: 'Its receiver answered 410 Gone.',
};

export const makeWebhookPausedMail = (
  env: Env,
  person: Person,
  webhook: WebhookFacts,
  reason: 'FAILED' | 'GONE',
): Mail => ({
  kind: 'webhook.paused',
  to: person.email,
  subject: 'A webhook was paused',
  reason: 'the webhook belongs to your account',
  paragraphs: [
    makeGreeting(person),
    `A webhook of your ${env.SITE_NAME} account was paused. ${reasons[reason]}`,
    'Resume the webhook when its receiver works again. It then sends the changes of the last 30 days that it missed.',
  ],
  facts: facts(webhook),
  link: link(env, webhook),
});
