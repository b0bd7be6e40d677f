import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { readProof } from './proof.service.ts';
import { SilenceProof } from './proof.type.ts';

@Resolver()
export class ProofResolver {
  @Access('public', { scope: 'CONTENT_READ' })
  @Query(() => SilenceProof, {
    nullable: true,
    description: 'The newest proof that the site contacts no other host. Null if this server has none.',
  })
  silenceProof(@Ctx() context: Context) {
    return readProof(context);
  }
}
