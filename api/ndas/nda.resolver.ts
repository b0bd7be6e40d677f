import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { ConnectionArgs, createConnectionType } from '../platform/pagination.ts';
import { siteFingerprint } from './nda.certificate.ts';
import { Nda, NdaSignature } from './nda.type.ts';
import { PublishNdaInput, SignNdaInput } from './nda.input.ts';
import { EndNdaPayload, PublishNdaPayload, SignNdaPayload } from './nda.payload.ts';
import { endNda, mustSignNda, publishNda, readNda } from './nda.service.ts';
import { signNda } from './nda.sign.service.ts';
import { listSignatures, readOwnSignature } from './nda.signatures.service.ts';

const NdaSignatureConnection = createConnectionType(NdaSignature, 'NdaSignature');

@Resolver(() => Nda)
export class NdaResolver {
  @Access('signed-in')
  @Query(() => Nda, {
    nullable: true,
    description: 'The confidentiality agreement in force. Null if no agreement is in force.',
  })
  nda(@Ctx() context: Context) {
    return readNda(context);
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

  @Access('admin')
  @Query(() => NdaSignatureConnection, { description: 'All signatures, newest first. For administrators.' })
  ndaSignatures(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listSignatures(context, args);
  }

  @Access('admin')
  @Mutation(() => PublishNdaPayload, {
    description:
      'Puts a new agreement in force. Every investor must sign it before opening another document. For administrators, after a recent confirmation. Errors: BAD_USER_INPUT, CONFLICT if the same text is in force already.',
  })
  async publishNda(@Ctx() context: Context, @Arg('input', () => PublishNdaInput) input: PublishNdaInput) {
    return { nda: await publishNda(context, input) };
  }

  @Access('admin')
  @Mutation(() => EndNdaPayload, {
    description:
      'Ends the agreement in force, so that no signature is required any more. Signatures stay. For administrators, after a recent confirmation. Errors: CONFLICT if no agreement is in force.',
  })
  async endNda(@Ctx() context: Context) {
    return { nda: await endNda(context) };
  }

  @Access('signed-in')
  @Mutation(() => SignNdaPayload, {
    description:
      'Signs the agreement in force. Signing again returns the first signature. For investors and administrators. Errors: BAD_USER_INPUT, CONFLICT if `sha256` is not that of the agreement in force.',
  })
  async signNda(@Ctx() context: Context, @Arg('input', () => SignNdaInput) input: SignNdaInput) {
    return { ndaSignature: await signNda(context, input) };
  }
}
