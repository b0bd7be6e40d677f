import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './second-factor.enrolling.service.ts';
import { SecondFactor, TotpSetup } from './second-factor.entity.ts';
import { readSecondFactor } from './second-factor.service.ts';
import { ViewerUser } from './viewer.entity.ts';

@Resolver(() => ViewerUser)
export class SecondFactorResolver {
  @FieldResolver(() => SecondFactor, { nullable: true, description: 'Your second factor.' })
  secondFactor(@Ctx() context: Context) {
    return readSecondFactor(context);
  }

  @Access('signed-in')
  @Mutation(() => TotpSetup, { description: 'Shows a new secret for an authenticator app. Needs a recent sign-in.' })
  beginTotp(@Ctx() context: Context) {
    return beginTotp(context);
  }

  @Access('signed-in')
  @Mutation(() => [String], {
    description: 'Turns the authenticator on by one of its codes and returns the recovery codes, once.',
  })
  confirmTotp(@Ctx() context: Context, @Arg('code', () => String) code: string) {
    return confirmTotp(context, code);
  }

  @Access('signed-in')
  @Mutation(() => ViewerUser, { description: 'Removes the authenticator. Needs a recent sign-in.' })
  removeTotp(@Ctx() context: Context) {
    return removeTotp(context);
  }

  @Access('signed-in')
  @Mutation(() => [String], { description: 'Makes new recovery codes and voids the old ones. Needs a recent sign-in.' })
  renewRecoveryCodes(@Ctx() context: Context) {
    return renewRecoveryCodes(context);
  }
}
