import { Ctx, FieldResolver, Query, Resolver, Field, ObjectType } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { AccessRequest, AddressLink, PasswordLink } from './access-request.type.ts';
import { Browser } from '../users/viewer.type.ts';
import { readAccessRequest } from './request-status.service.ts';
import { readPasswordLink } from './password.service.ts';
import { readAddressLink } from './email-verification.service.ts';

@ObjectType({ description: 'A field of a form with its error or its value.' })
class NoticeEntry {
  @Field(() => String, { description: 'The name of the field.' })
  name!: string;

  @Field(() => String, { description: 'The error message, or the value that was typed.' })
  value!: string;
}

@ObjectType({ description: 'The result of a form that was sent without JavaScript.' })
class FormNotice {
  @Field(() => String, { description: 'The name of the form, for example `login` or `register`.' })
  form!: string;

  @Field(() => String, { description: 'The message to show above the form.' })
  message!: string;

  @Field(() => [NoticeEntry], { description: 'The error messages by field.' })
  errors!: NoticeEntry[];

  @Field(() => [NoticeEntry], {
    description: 'The values that were typed, for the form to show again. Never a password.',
  })
  values!: NoticeEntry[];
}

/** Cookies carry the secrets of opened links, so that queries, pages and logs contain none. */
@Resolver(() => Browser)
export class BrowserResolver {
  @Access('public', { scope: null })
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
