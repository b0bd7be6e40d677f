import type { Step } from '#web/site/StepList.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';

export const facts = [
  ['Endpoint', 'POST /graphql'],
  ['Schema', '/schema.graphql'],
  ['Sign-in', 'Authorization: Bearer'],
  ['Budget', '100,000 points a minute'],
] as const;

export const steps: readonly Step[] = [
  {
    title: 'Create a token',
    text: (
      <>
        Sign in and open <InlineLink to={paths.investorTokens}>API tokens</InlineLink> in your account. Give the token
        only the scopes that your program needs; CONTENT_READ is enough for the programs below. The secret is shown
        once.
      </>
    ),
    note: 'One minute',
  },
  {
    title: 'Store the secret',
    text: 'Set the URL of this site and the secret as environment variables. Keep the secret out of source code, and revoke a token that leaked. Secret scanners find tokens if you add this pattern: safeai_[0-9A-Za-z]{49}.',
    note: 'One minute',
  },
  {
    title: 'Send the first request',
    text: 'Each of the four programs asks for the three newest articles. TypeScript needs Node.js 20 or later; Python and Go need only their standard libraries.',
    note: 'Three minutes',
  },
];
