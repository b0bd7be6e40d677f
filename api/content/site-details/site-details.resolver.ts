import { Arg, Ctx, Extensions, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { siteVersionsAtMost } from '#graphql/site-details.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type SiteDetailsChanges, UpdateSiteDetailsInput } from './site-details.input.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { ViewerUser } from '#api/accounts/users/viewer.type.ts';
import { listSiteDetailsVersions, isApiOffered, readSiteDetails } from './site-details.read.service.ts';
import { updateSiteDetails } from './site-details.service.ts';
import { SiteDetailsType, SiteDetailsVersion } from './site-details.type.ts';

@Resolver(() => ViewerUser)
export class ViewerSiteDetailsResolver {
  @FieldResolver(() => Boolean, {
    description:
      'True if the account pages offer API tokens and webhooks: for editors and administrators always, for investors if an administrator allowed it.',
  })
  isApiOffered(@Ctx() context: Context) {
    return isApiOffered(context);
  }
}

@Resolver()
export class SiteDetailsResolver {
  @Access('public', { scope: 'CONTENT_READ' })
  @Query(() => SiteDetailsType, { description: 'The facts about the operator that the public pages state.' })
  siteDetails(@Ctx() context: Context) {
    return readSiteDetails(context);
  }

  @Access('admin', { scope: 'CONTENT_READ' })
  @Extensions({ listSize: siteVersionsAtMost })
  @Query(() => [SiteDetailsVersion], {
    description: 'The saved states of the site details, the newest first, at most 100. For administrators.',
  })
  siteDetailsVersions(@Ctx() context: Context) {
    return listSiteDetailsVersions(context);
  }

  @Access('admin', { scope: 'CONTENT_WRITE', confirms: true })
  @Mutation(() => UpdateSiteDetailsPayload, {
    description:
      'Changes the facts about the operator on the public pages. For administrators. Errors: BAD_USER_INPUT, CONFLICT if they were changed since `expectedVersion`, NOT_FOUND if `restoredVersion` is not kept.',
  })
  async updateSiteDetails(
    @Ctx() context: Context,
    @Arg('input', () => UpdateSiteDetailsInput) input: SiteDetailsChanges,
  ) {
    return { siteDetails: await updateSiteDetails(context, input) };
  }
}

const UpdateSiteDetailsPayload = createPayload('updateSiteDetails', {
  siteDetails: { type: () => SiteDetailsType, description: 'The facts after the change.' },
});
