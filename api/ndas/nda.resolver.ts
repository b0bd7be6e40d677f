import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { ConnectionArgs, connectionOf } from '../platform/pagination.ts';
import { siteFingerprint } from './nda.certificate.ts';
import { Nda, NdaSignature } from './nda.entity.ts';
import { NdaInput, NdaSignatureInput } from './nda.input.ts';
import { endNda, owesNda, publishNda, readNda, signNda } from './nda.service.ts';
import { listSignatures, readOwnSignature } from './nda.signatures.service.ts';

const NdaSignatureConnection = connectionOf(NdaSignature, 'NdaSignature');

@Resolver(() => Nda)
export class NdaResolver {
  @Access('signed-in')
  @Query(() => Nda, {
    nullable: true,
    description: 'The confidentiality agreement in force; null where there is none.',
  })
  nda(@Ctx() context: Context) {
    return readNda(context);
  }

  @FieldResolver(() => Boolean, { description: 'Whether you have to sign it before the next document.' })
  owed(@Ctx() context: Context) {
    return owesNda(context);
  }

  @FieldResolver(() => NdaSignature, {
    nullable: true,
    description: 'Your signature under it, or under a former text; null where you signed none.',
  })
  ownSignature(@Ctx() context: Context) {
    return readOwnSignature(context);
  }

  @FieldResolver(() => String, { description: 'Fingerprint of the key with which certificates are signed here.' })
  keyFingerprint(@Ctx() { secrets }: Context) {
    return siteFingerprint(secrets[0]!);
  }

  @Access('admin')
  @Query(() => NdaSignatureConnection, { description: 'Who signed, the newest first.' })
  ndaSignatures(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listSignatures(context, args);
  }

  @Access('admin')
  @Mutation(() => Nda, { description: 'Puts a new text in force; everybody signs it before their next document.' })
  publishNda(@Ctx() context: Context, @Arg('input', () => NdaInput) input: NdaInput) {
    return publishNda(context, input);
  }

  @Access('admin')
  @Mutation(() => Nda, { description: 'Asks nobody to sign any more, and returns what was in force.' })
  endNda(@Ctx() context: Context) {
    return endNda(context);
  }

  @Access('signed-in')
  @Mutation(() => NdaSignature, { description: 'Signs the text in force. Signing again returns the first signature.' })
  signNda(@Ctx() context: Context, @Arg('input', () => NdaSignatureInput) input: NdaSignatureInput) {
    return signNda(context, input);
  }
}
