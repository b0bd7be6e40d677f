import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { Passkey, PasskeyAdded, PasskeyRequest } from './passkey.entity.ts';
import { PasskeyInput } from './passkey.input.ts';
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey, renamePasskey } from './passkey.service.ts';
import {
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmIdentityWithPasskey,
  signInWithPasskey,
} from './passkey.signing-in.service.ts';
import { ViewerUser } from './viewer.entity.ts';

const ANSWER = { description: 'What the authenticator answered, in the JSON form of WebAuthn.' };

@Resolver(() => ViewerUser)
export class PasskeyResolver {
  @FieldResolver(() => [Passkey], { description: 'Your passkeys, the oldest first.' })
  passkeys(@Ctx() context: Context) {
    return listOwnPasskeys(context);
  }

  @Access('signed-in')
  @Mutation(() => PasskeyRequest, { description: 'Begins a new passkey. Needs a recent sign-in.' })
  beginPasskey(@Ctx() context: Context) {
    return beginPasskey(context);
  }

  @Access('signed-in')
  @Mutation(() => PasskeyAdded, {
    description: 'Keeps the passkey that `beginPasskey` asked for. Needs a recent sign-in.',
  })
  addPasskey(@Ctx() context: Context, @Arg('input', () => PasskeyInput) input: PasskeyInput) {
    return addPasskey(context, input);
  }

  @Access('signed-in')
  @Mutation(() => Passkey, { description: 'Gives one of your passkeys another name.' })
  renamePasskey(@Ctx() context: Context, @Arg('id', () => ID) id: string, @Arg('name', () => String) name: string) {
    return renamePasskey(context, id, name);
  }

  @Access('signed-in')
  @Mutation(() => ViewerUser, { description: 'Removes one of your passkeys. Needs a recent sign-in.' })
  removePasskey(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return removePasskey(context, id);
  }

  @Access('public')
  @Mutation(() => PasskeyRequest, { description: 'Begins signing in with a passkey, whosever it is.' })
  beginPasskeySignIn(@Ctx() context: Context) {
    return beginPasskeySignIn(context);
  }

  @Access('public')
  @Mutation(() => ViewerUser, {
    description: 'Signs in with a passkey, without name, password and code, and sets the session’s cookie.',
  })
  signInWithPasskey(@Ctx() context: Context, @Arg('response', () => GraphQLJSONObject, ANSWER) response: object) {
    return signInWithPasskey(context, response);
  }

  @Access('signed-in')
  @Mutation(() => PasskeyRequest, { description: 'Begins proving anew who you are with one of your passkeys.' })
  beginPasskeyConfirmation(@Ctx() context: Context) {
    return beginPasskeyConfirmation(context);
  }

  @Access('signed-in')
  @Mutation(() => ViewerUser, {
    description: 'Proves anew who you are. Good for ten minutes of what STEP_UP_REQUIRED guards.',
  })
  confirmIdentityWithPasskey(
    @Ctx() context: Context,
    @Arg('response', () => GraphQLJSONObject, ANSWER) response: object,
  ) {
    return confirmIdentityWithPasskey(context, response);
  }
}
