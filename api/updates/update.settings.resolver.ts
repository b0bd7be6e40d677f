import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Browser } from '../accounts/browser.entity.ts';
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
