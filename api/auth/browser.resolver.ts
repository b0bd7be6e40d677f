import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { AccessRequest, AddressLink, PasswordLink } from './access-request.type.ts';
import { Browser } from '../users/browser.type.ts';
import { FormNotice, type NoticeEntry } from './notice.type.ts';
import { readAccessRequest } from './request-status.service.ts';
import { readPasswordLink } from './password.service.ts';
import { readAddressLink } from './email-verification.service.ts';

/** Cookies carry the secrets of opened links, so that queries, pages and logs contain none. */
@Resolver(() => Browser)
export class BrowserResolver {
  @Access('public')
  @Query(() => Browser, {
    description: 'The state of this browser, for the pages of this site. Other clients do not need it.',
  })
  browser(): Browser {
    return {};
  }

  @FieldResolver(() => AccessRequest, {
    nullable: true,
    description:
      'The request for an account whose private link this browser has opened. Null if it has opened none that works.',
  })
  accessRequest(@Ctx() context: Context) {
    return readAccessRequest(context);
  }

  @FieldResolver(() => PasswordLink, {
    nullable: true,
    description: 'The link for a new password that this browser has opened. Null if it has opened none that works.',
  })
  passwordLink(@Ctx() context: Context) {
    return readPasswordLink(context);
  }

  @FieldResolver(() => AddressLink, {
    nullable: true,
    description: 'The link about an email address that this browser has opened. Null if it has opened none that works.',
  })
  addressLink(@Ctx() context: Context) {
    return readAddressLink(context);
  }

  @FieldResolver(() => FormNotice, {
    nullable: true,
    description: 'The result of the form that this browser has just sent without JavaScript. Null if it has sent none.',
  })
  formNotice(@Ctx() { browser: { notice } }: Context): FormNotice | null {
    return notice && { ...notice, errors: toEntries(notice.errors), values: toEntries(notice.values) };
  }
}

const toEntries = (record: Record<string, string>): NoticeEntry[] =>
  Object.entries(record).map(([name, value]) => ({ name, value }));
