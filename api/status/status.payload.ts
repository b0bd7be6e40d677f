import { Int } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';

export const RetryMailsPayload = createPayload('retryMails', {
  mailCount: { type: () => Int, description: 'The number of emails that the site tries to send again.' },
});
