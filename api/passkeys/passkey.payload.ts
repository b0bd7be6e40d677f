import { ID } from 'type-graphql';
import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { Passkey, PasskeyRequest } from './passkey.type.ts';
import { ViewerUser } from '../users/viewer.type.ts';

const createRequestPayload = (mutation: string) =>
  createPayload(mutation, {
    request: { type: () => PasskeyRequest, description: 'The request to pass to the authenticator.' },
  });

export const BeginPasskeyPayload = createRequestPayload('beginPasskey');
export const BeginPasskeySignInPayload = createRequestPayload('beginPasskeySignIn');
export const BeginPasskeyConfirmationPayload = createRequestPayload('beginPasskeyConfirmation');

export const AddPasskeyPayload = createPayload('addPasskey', {
  passkey: { type: () => Passkey, description: 'The new passkey.' },
  recoveryCodes: {
    type: () => [String],
    description:
      'The recovery codes, shown only in this response. Empty if the account already had a second factor: its codes stay valid.',
  },
});

export const RenamePasskeyPayload = createPayload('renamePasskey', {
  passkey: { type: () => Passkey, description: 'The passkey with its new name.' },
});

export const RemovePasskeyInput = createIdInput('removePasskey', 'The id of the passkey to remove.');
export const RemovePasskeyPayload = createPayload('removePasskey', {
  deletedPasskeyId: { type: () => ID, description: 'The id of the removed passkey.' },
  viewer: { type: () => ViewerUser, description: 'The account without the passkey.' },
});

export const SignInWithPasskeyPayload = createPayload('signInWithPasskey', {
  viewer: { type: () => ViewerUser, description: 'The account that is signed in now.' },
});

export const ConfirmIdentityWithPasskeyPayload = createPayload('confirmIdentityWithPasskey', {
  viewer: { type: () => ViewerUser, description: 'The account whose owner confirmed their identity.' },
});
