import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, Int } from 'type-graphql';
import { Group } from '#api/accounts/groups/group.entity.ts';
import type { JsonMl } from '#graphql/json-ml.ts';
import { JsonMlScalar } from '#api/platform/graphql/scalars.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { siteFingerprint } from './nda.certificate.ts';
import { User } from '#api/accounts/users/user.entity.ts';
import type { UserRow } from '#api/accounts/users/user.service.ts';
import { Nda, NdaSignature, UserNda } from './nda.type.ts';
import {
  endNdaExemption,
  exemptFromNda,
  listNdaGroups,
  readUserNda,
  remindToSign,
  setNdaGroups,
} from './nda.control.service.ts';
import {
  ExemptFromNdaInput,
  NdaSignaturesArgs,
  PublishNdaInput,
  RemindToSignNdaInput,
  SetNdaGroupsInput,
  SignNdaInput,
} from './nda.input.ts';
import { endNda, mustSignNda, publishNda, readNda, renderNda } from './nda.service.ts';
import { signNda } from './nda.sign.service.ts';
import { listSignatures, readOwnSignature } from './nda.signatures.service.ts';

const NdaSignatureConnection = createConnectionType(NdaSignature, 'NdaSignature');

@Resolver(() => Nda)
export class NdaResolver {
  @Access('signed-in', { scope: null })
  @Query(() => Nda, {
    nullable: true,
    description: 'The confidentiality agreement in force. Null if no agreement is in force.',
  })
  nda(@Ctx() context: Context) {
    return readNda(context);
  }

  @FieldResolver(() => JsonMlScalar, {
    description: 'The text as a sanitized JsonML tree, for clients that do not parse HTML.',
  })
  async bodyTree(@Root() nda: Nda): Promise<JsonMl[]> {
    return renderNda(nda);
  }

  @FieldResolver(() => Boolean, { description: 'True if the viewer must sign the agreement before opening documents.' })
  isSignatureRequired(@Ctx() context: Context) {
    return mustSignNda(context);
  }

  @FieldResolver(() => NdaSignature, {
    nullable: true,
    description: 'The newest signature of the viewer, of this or an earlier version. Null if the viewer never signed.',
  })
  ownSignature(@Ctx() context: Context) {
    return readOwnSignature(context);
  }

  @FieldResolver(() => String, { description: 'The fingerprint of the key that signs the certificates of this site.' })
  keyFingerprint(@Ctx() { services: { secrets } }: Context) {
    return siteFingerprint(secrets[0]!);
  }

  @Access('admin', { scope: null })
  @Query(() => NdaSignatureConnection, { description: 'All signatures, newest first. For administrators.' })
  ndaSignatures(@Ctx() context: Context, @Args(() => NdaSignaturesArgs) args: NdaSignaturesArgs) {
    return listSignatures(context, args);
  }

  @Access('admin', { scope: null })
  @Query(() => [Group], {
    description:
      'The groups whose members sign the agreement, by name, at most 100. Empty if all investors sign it. For administrators.',
  })
  ndaGroups(@Ctx() context: Context) {
    return listNdaGroups(context);
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => SetNdaGroupsPayload, {
    description:
      'Sets the groups whose members must sign the agreement. For administrators. Errors: BAD_USER_INPUT, CONFLICT if `expectedGroupIds` are not the current groups.',
  })
  async setNdaGroups(@Ctx() context: Context, @Arg('input', () => SetNdaGroupsInput) input: SetNdaGroupsInput) {
    return { groups: await setNdaGroups(context, input) };
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => ExemptFromNdaPayload, {
    description: 'Exempts a person from signing the agreement. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async exemptFromNda(@Ctx() context: Context, @Arg('input', () => ExemptFromNdaInput) input: ExemptFromNdaInput) {
    return { user: await exemptFromNda(context, input) };
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => EndNdaExemptionPayload, {
    description:
      'Ends the exemption of a person. For administrators. Errors: NOT_FOUND, CONFLICT if the person is not exempt.',
  })
  async endNdaExemption(@Ctx() context: Context, @Arg('input', () => EndNdaExemptionInput) { id }: IdInput) {
    return { user: await endNdaExemption(context, id) };
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => RemindToSignNdaPayload, {
    description:
      'Emails a reminder to people who must sign the agreement, at most one a day to each. For administrators. Errors: BAD_USER_INPUT.',
  })
  async remindToSignNda(
    @Ctx() context: Context,
    @Arg('input', () => RemindToSignNdaInput) { ids }: RemindToSignNdaInput,
  ) {
    return { count: await remindToSign(context, ids ?? null) };
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => PublishNdaPayload, {
    description:
      'Puts a new agreement in force. Every investor must sign it before opening another document. For administrators. Errors: BAD_USER_INPUT, CONFLICT if the same text is in force already.',
  })
  async publishNda(@Ctx() context: Context, @Arg('input', () => PublishNdaInput) input: PublishNdaInput) {
    return { nda: await publishNda(context, input) };
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => EndNdaPayload, {
    description:
      'Ends the agreement in force, so that no signature is required any more. Signatures stay. For administrators. Errors: CONFLICT if no agreement is in force.',
  })
  async endNda(@Ctx() context: Context) {
    return { nda: await endNda(context) };
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => SignNdaPayload, {
    description:
      'Signs the agreement in force. Signing again returns the first signature. For investors and administrators. Errors: BAD_USER_INPUT, CONFLICT if `sha256` is not that of the agreement in force.',
  })
  async signNda(@Ctx() context: Context, @Arg('input', () => SignNdaInput) input: SignNdaInput) {
    return { ndaSignature: await signNda(context, input) };
  }
}

@Resolver(() => User)
export class UserNdaResolver {
  @FieldResolver(() => UserNda, {
    nullable: true,
    description: 'The confidentiality agreement of the person. Null for everyone but administrators.',
  })
  nda(@Ctx() context: Context, @Root() user: UserRow) {
    return readUserNda(context, user);
  }
}

const PublishNdaPayload = createPayload('publishNda', {
  nda: { type: () => Nda, description: 'The agreement that is now in force.' },
});

const EndNdaPayload = createPayload('endNda', {
  nda: { type: () => Nda, description: 'The agreement that was in force.' },
});

const SignNdaPayload = createPayload('signNda', {
  ndaSignature: { type: () => NdaSignature, description: 'The signature of the viewer.' },
});

const SetNdaGroupsPayload = createPayload('setNdaGroups', {
  groups: { type: () => [Group], description: 'The groups whose members sign. Empty if all investors sign.' },
});

const ExemptFromNdaPayload = createPayload('exemptFromNda', {
  user: { type: () => User, description: 'The account, which is exempt.' },
});

const EndNdaExemptionInput = createIdInput('endNdaExemption', 'The id of the account.');
const EndNdaExemptionPayload = createPayload('endNdaExemption', {
  user: { type: () => User, description: 'The account, which is not exempt any more.' },
});

const RemindToSignNdaPayload = createPayload('remindToSignNda', {
  count: { type: () => Int, description: 'The number of people who got a reminder.' },
});
