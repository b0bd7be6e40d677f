import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, ID } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { PasskeyConnection, Passkey, PasskeyRequest } from './passkey.type.ts';
import {
  AddPasskeyInput,
  ConfirmIdentityWithPasskeyInput,
  RenamePasskeyInput,
  SignInWithPasskeyInput,
} from './passkey.input.ts';
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey, renamePasskey } from './passkey.service.ts';
import {
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmIdentityWithPasskey,
  signInWithPasskey,
} from './passkey.sign-in.service.ts';
import { ViewerUser } from '../users/viewer.type.ts';

@Resolver(() => ViewerUser)
export class PasskeyResolver {
  @FieldResolver(() => PasskeyConnection, {
    description: 'The passkeys of the account, the oldest first. At most 20.',
  })
  passkeys(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listOwnPasskeys(context, args);
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => BeginPasskeyPayload, {
    description: 'Creates the request for a new passkey. Errors: CONFLICT if the account has 20 passkeys.',
  })
  async beginPasskey(@Ctx() context: Context) {
    return { request: await beginPasskey(context) };
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => AddPasskeyPayload, {
    description:
      'Adds the passkey that beginPasskey requested. Errors: BAD_USER_INPUT if the response is not valid, CONFLICT if the passkey is in use or the account has 20 passkeys.',
  })
  addPasskey(@Ctx() context: Context, @Arg('input', () => AddPasskeyInput) input: AddPasskeyInput) {
    return addPasskey(context, input);
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => RenamePasskeyPayload, {
    description: 'Changes the name of a passkey of the viewer. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async renamePasskey(
    @Ctx() context: Context,
    @Arg('input', () => RenamePasskeyInput) { id, name }: RenamePasskeyInput,
  ) {
    return { passkey: await renamePasskey(context, id, name) };
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => RemovePasskeyPayload, {
    description:
      'Removes a passkey of the viewer. Errors: NOT_FOUND, CONFLICT if the role requires a second factor and no other one exists.',
  })
  async removePasskey(@Ctx() context: Context, @Arg('input', () => RemovePasskeyInput) { id }: IdInput) {
    return { viewer: await removePasskey(context, id), deletedPasskeyId: id };
  }

  @Access('public', { scope: null })
  @Mutation(() => BeginPasskeySignInPayload, {
    description: 'Creates the request to sign in with any passkey of this site. For everyone. Errors: RATE_LIMITED.',
  })
  async beginPasskeySignIn(@Ctx() context: Context) {
    return { request: await beginPasskeySignIn(context) };
  }

  @Access('public', { scope: null })
  @Mutation(() => SignInWithPasskeyPayload, {
    description:
      'Signs in with a passkey, without username, password and code, and sets the session cookie. For everyone. Errors: UNAUTHENTICATED if the passkey is unknown or the account is not approved, RATE_LIMITED.',
  })
  async signInWithPasskey(
    @Ctx() context: Context,
    @Arg('input', () => SignInWithPasskeyInput) { response }: SignInWithPasskeyInput,
  ) {
    return { viewer: await signInWithPasskey(context, response) };
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => BeginPasskeyConfirmationPayload, {
    description:
      'Creates the request to confirm the identity of the viewer with a passkey. Errors: NOT_FOUND if the viewer has no passkey.',
  })
  async beginPasskeyConfirmation(@Ctx() context: Context) {
    return { request: await beginPasskeyConfirmation(context) };
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => ConfirmIdentityWithPasskeyPayload, {
    description:
      'Confirms the identity of the viewer with a passkey. Mutations that return STEP_UP_REQUIRED then work, until ten minutes without a request or an hour have passed. Errors: BAD_USER_INPUT if the passkey is unknown, RATE_LIMITED.',
  })
  async confirmIdentityWithPasskey(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmIdentityWithPasskeyInput) { response }: ConfirmIdentityWithPasskeyInput,
  ) {
    return { viewer: await confirmIdentityWithPasskey(context, response) };
  }
}

const createRequestPayload = (mutation: string) =>
  createPayload(mutation, {
    request: { type: () => PasskeyRequest, description: 'The request to pass to the authenticator.' },
  });

const BeginPasskeyPayload = createRequestPayload('beginPasskey');
const BeginPasskeySignInPayload = createRequestPayload('beginPasskeySignIn');
const BeginPasskeyConfirmationPayload = createRequestPayload('beginPasskeyConfirmation');

const AddPasskeyPayload = createPayload('addPasskey', {
  passkey: { type: () => Passkey, description: 'The new passkey.' },
  recoveryCodes: {
    type: () => [String],
    description:
      'The recovery codes, shown only in this response. Empty if the account already had a second factor: its codes stay valid.',
  },
});

const RenamePasskeyPayload = createPayload('renamePasskey', {
  passkey: { type: () => Passkey, description: 'The passkey with its new name.' },
});

const RemovePasskeyInput = createIdInput('removePasskey', 'The id of the passkey to remove.');
const RemovePasskeyPayload = createPayload('removePasskey', {
  deletedPasskeyId: { type: () => ID, description: 'The id of the removed passkey.' },
  viewer: { type: () => ViewerUser, description: 'The account without the passkey.' },
});

const SignInWithPasskeyPayload = createPayload('signInWithPasskey', {
  viewer: { type: () => ViewerUser, description: 'The account that is signed in now.' },
});

const ConfirmIdentityWithPasskeyPayload = createPayload('confirmIdentityWithPasskey', {
  viewer: { type: () => ViewerUser, description: 'The account whose owner confirmed their identity.' },
});
