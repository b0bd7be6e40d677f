import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root, Field, InputType } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './second-factor.enrollment.service.ts';
import { SecondFactor, TotpSetup } from './second-factor.type.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { type Factors, readSecondFactor } from './second-factor.service.ts';
import { ViewerUser } from '../users/viewer.type.ts';

const recoveryCodes = {
  type: () => [String],
  description: 'The recovery codes. This is the only response that shows them; the server keeps only their hashes.',
};

const BeginTotpPayload = createPayload('beginTotp', {
  setup: { type: () => TotpSetup, description: 'The secret for the authenticator app.' },
});

@InputType({ description: 'The input of the mutation confirmTotp.' })
class ConfirmTotpInput {
  @Field(() => String, { description: 'The six-digit code that the authenticator app shows now.' })
  code!: string;
}

const ConfirmTotpPayload = createPayload('confirmTotp', { recoveryCodes });

const RemoveTotpPayload = createPayload('removeTotp', {
  viewer: { type: () => ViewerUser, description: 'The account, which has no authenticator app any more.' },
});

const RenewRecoveryCodesPayload = createPayload('renewRecoveryCodes', { recoveryCodes });

@Resolver(() => ViewerUser)
export class SecondFactorResolver {
  @FieldResolver(() => SecondFactor, {
    nullable: true,
    description: 'The second factors of the account. Null only if the account was deleted during the request.',
  })
  secondFactor(@Ctx() context: Context, @Root() { factors }: { factors?: Factors }) {
    return readSecondFactor(context, factors);
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => BeginTotpPayload, {
    description:
      'Creates the secret for a new authenticator app. It works after confirmTotp. Errors: CONFLICT if the account has an authenticator app.',
  })
  async beginTotp(@Ctx() context: Context) {
    return { setup: await beginTotp(context) };
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => ConfirmTotpPayload, {
    description:
      'Adds the authenticator app of beginTotp to the account and ends its other sessions. Errors: BAD_USER_INPUT if the code is wrong, CONFLICT if beginTotp was not called.',
  })
  async confirmTotp(@Ctx() context: Context, @Arg('input', () => ConfirmTotpInput) { code }: ConfirmTotpInput) {
    return { recoveryCodes: await confirmTotp(context, code) };
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => RemoveTotpPayload, {
    description:
      'Removes the authenticator app of the viewer. Errors: NOT_FOUND if the account has none, CONFLICT if the role requires a second factor and no other one exists.',
  })
  async removeTotp(@Ctx() context: Context) {
    return { viewer: await removeTotp(context) };
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => RenewRecoveryCodesPayload, {
    description:
      'Creates new recovery codes for the viewer. The old ones no longer work. Errors: NOT_FOUND if the account has no second factor.',
  })
  async renewRecoveryCodes(@Ctx() context: Context) {
    return { recoveryCodes: await renewRecoveryCodes(context) };
  }
}
