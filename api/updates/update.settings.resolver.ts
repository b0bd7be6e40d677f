import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { readViewer } from '../accounts/user.reading.service.ts';
import { ViewerUser } from '../accounts/viewer.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { UnsubscribeLink, UpdateSettings, UpdateSettingsInput } from './update-settings.entity.ts';
import { readUnsubscribeLink, readUpdateSettings, setUpdateSettings } from './update.settings.service.ts';

@Resolver(() => ViewerUser)
export class UpdateSettingsResolver {
  @FieldResolver(() => UpdateSettings, { description: 'How you want to be told of updates.' })
  updateSettings(@Ctx() context: Context) {
    return readUpdateSettings(context);
  }

  @Access('signed-in')
  @Mutation(() => ViewerUser, { description: 'Says how you want to be told of updates.' })
  async setUpdateSettings(
    @Ctx() context: Context,
    @Arg('input', () => UpdateSettingsInput) input: UpdateSettingsInput,
  ) {
    await setUpdateSettings(context, input);
    return readViewer(context);
  }

  @Access('public')
  @Query(() => UnsubscribeLink, {
    nullable: true,
    description: 'The link to end mails that this browser has opened; null where there is none that works.',
  })
  unsubscribeLink(@Ctx() context: Context) {
    return readUnsubscribeLink(context);
  }
}
