import { Field, InputType } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';
import { TotpSetup } from './second-factor.type.ts';
import { ViewerUser } from '../users/viewer.type.ts';

const recoveryCodes = {
  type: () => [String],
  description: 'The recovery codes. This is the only response that shows them; the server keeps only their hashes.',
};

export const BeginTotpPayload = createPayload('beginTotp', {
  setup: { type: () => TotpSetup, description: 'The secret for the authenticator app.' },
});

@InputType({ description: 'The input of the mutation confirmTotp.' })
export class ConfirmTotpInput {
  @Field(() => String, { description: 'The six-digit code that the authenticator app shows now.' })
  code!: string;
}

export const ConfirmTotpPayload = createPayload('confirmTotp', { recoveryCodes });

export const RemoveTotpPayload = createPayload('removeTotp', {
  viewer: { type: () => ViewerUser, description: 'The account, which has no authenticator app any more.' },
});

export const RenewRecoveryCodesPayload = createPayload('renewRecoveryCodes', { recoveryCodes });
