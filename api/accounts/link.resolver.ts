import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { AccessRequest, AddressLink, PasswordLink } from './access-request.entity.ts';
import { readAccessRequest } from './user.answering.service.ts';
import { readPasswordLink } from './user.password.service.ts';
import { readAddressLink } from './user.verifying.service.ts';

/** What the mailed links lead to. Their secrets come in cookies, so that no query, page or log holds one. */
@Resolver()
export class LinkResolver {
  @Access('public')
  @Query(() => AccessRequest, {
    nullable: true,
    description: 'The request whose private link this browser has opened; null where there is none.',
  })
  accessRequest(@Ctx() context: Context) {
    return readAccessRequest(context);
  }

  @Access('public')
  @Query(() => PasswordLink, {
    nullable: true,
    description: 'The link for a new password that this browser has opened; null where there is none that works.',
  })
  passwordLink(@Ctx() context: Context) {
    return readPasswordLink(context);
  }

  @Access('public')
  @Query(() => AddressLink, {
    nullable: true,
    description: 'The link about an address that this browser has opened; null where there is none that works.',
  })
  addressLink(@Ctx() context: Context) {
    return readAddressLink(context);
  }
}
