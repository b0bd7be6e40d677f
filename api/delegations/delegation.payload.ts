import { createPayload } from '../platform/graphql/mutation-types.ts';
import { Delegation } from './delegation.type.ts';

export const InviteDelegatePayload = createPayload('inviteDelegate', {
  delegation: { type: () => Delegation, description: 'The new delegation, which waits for an answer.' },
});

export const RespondToDelegationPayload = createPayload('respondToDelegation', {
  delegation: { type: () => Delegation, description: 'The accepted or refused delegation.' },
});

export const EndDelegationPayload = createPayload('endDelegation', {
  delegation: { type: () => Delegation, description: 'The ended delegation.' },
});
