import { Int } from 'type-graphql';
import { Group } from '../groups/group.entity.ts';
import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { User } from '../users/user.entity.ts';
import { Nda, NdaSignature } from './nda.type.ts';

export const PublishNdaPayload = createPayload('publishNda', {
  nda: { type: () => Nda, description: 'The agreement that is now in force.' },
});

export const EndNdaPayload = createPayload('endNda', {
  nda: { type: () => Nda, description: 'The agreement that was in force.' },
});

export const SignNdaPayload = createPayload('signNda', {
  ndaSignature: { type: () => NdaSignature, description: 'The signature of the viewer.' },
});

export const SetNdaGroupsPayload = createPayload('setNdaGroups', {
  groups: { type: () => [Group], description: 'The groups whose members sign. Empty if all investors sign.' },
});

export const ExemptFromNdaPayload = createPayload('exemptFromNda', {
  user: { type: () => User, description: 'The account, which is exempt.' },
});

export const EndNdaExemptionInput = createIdInput('endNdaExemption', 'The id of the account.');
export const EndNdaExemptionPayload = createPayload('endNdaExemption', {
  user: { type: () => User, description: 'The account, which is not exempt any more.' },
});

export const RemindToSignNdaPayload = createPayload('remindToSignNda', {
  count: { type: () => Int, description: 'The number of people who got a reminder.' },
});
