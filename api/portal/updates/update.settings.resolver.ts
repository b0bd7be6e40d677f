import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Browser, ViewerUser } from '#api/accounts/users/viewer.type.ts';
import { readViewer } from '#api/accounts/users/user.service.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { SetInvestorUpdateSettingsInput, UnsubscribeLink, UpdateSettings } from './update-settings.type.ts';
import { readUnsubscribeLink, readUpdateSettings, setInvestorUpdateSettings } from './update.settings.service.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';

@Resolver(() => ViewerUser)
export class UpdateSettingsResolver {
  @FieldResolver(() => UpdateSettings, { description: 'The settings of the account for emails about updates.' })
  investorUpdateSettings(@Ctx() context: Context) {
    return readUpdateSettings(context);
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => SetInvestorUpdateSettingsPayload, {
    description:
      'Changes how often the viewer receives emails about updates. For signed-in accounts. Errors: BAD_USER_INPUT.',
  })
  async setInvestorUpdateSettings(
    @Ctx() context: Context,
    @Arg('input', () => SetInvestorUpdateSettingsInput) input: SetInvestorUpdateSettingsInput,
  ) {
    await setInvestorUpdateSettings(context, input);
    return { viewer: await readViewer(context) };
  }
}

@Resolver(() => Browser)
export class UnsubscribeLinkResolver {
  @FieldResolver(() => UnsubscribeLink, {
    nullable: true,
    description: 'The unsubscribe link that this browser has opened. Null if it has opened none that works.',
  })
  unsubscribeLink(@Ctx() context: Context) {
    return readUnsubscribeLink(context);
  }
}

const SetInvestorUpdateSettingsPayload = createPayload('setInvestorUpdateSettings', {
  viewer: { type: () => ViewerUser, description: 'The signed-in account with its new settings.' },
});
