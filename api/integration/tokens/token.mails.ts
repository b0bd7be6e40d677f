import { type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';

// The emails about API tokens. None contains a secret.

interface Person {
  name: string;
  email: string;
}

interface TokenFacts {
  name: string;
  prefix: string;
  expiresAt: Date;
}

const list = (env: Env) => ({ label: 'View your tokens', url: `${env.PUBLIC_URL}/investor/account/tokens` });
const facts = ({ name, prefix, expiresAt }: TokenFacts): [string, string][] => [
  ['Name', name],
  ['Begins with', prefix],
  ['Expires', expiresAt.toISOString().slice(0, 10)],
];

export const makeTokenCreatedMail = (env: Env, person: Person, token: TokenFacts): Mail => ({
  kind: 'token.created',
  to: person.email,
  subject: 'An API token was created',
  reason: 'the token belongs to your account',
  paragraphs: [
    makeGreeting(person),
    `An API token of your ${env.SITE_NAME} account was created. Programs that hold it can act for you within its scopes.`,
    'If it was not you, revoke the token and choose a new password immediately.',
  ],
  facts: facts(token),
  link: list(env),
});

export const makeTokenExpiresMail = (env: Env, person: Person, token: TokenFacts): Mail => ({
  kind: 'token.expires',
  to: person.email,
  subject: 'An API token will expire in a week',
  reason: 'the token belongs to your account',
  paragraphs: [
    makeGreeting(person),
    'An API token of your account will expire within seven days. Rotate it if a program still needs it: the old secret then works for another day.',
  ],
  facts: facts(token),
  link: list(env),
});
