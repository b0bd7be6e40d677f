import { Field, ID, ObjectType } from 'type-graphql';
import { type TokenScope, tokenScopes } from '#graphql/token-scopes.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { Person } from '#api/platform/person.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

export const tokenScopeEnum = createEnum(
  'TokenScope',
  'A permission of a token, within the rights of its owner. The right to write includes the right to read.',
  tokenScopes,
);

export const tokenStatusEnum = createEnum('TokenStatus', 'The status of a token: whether the API accepts it.', {
  ACTIVE: 'The token works.',
  EXPIRED: 'The token reached the end of its period.',
  REVOKED: 'The owner or an administrator ended the token, or a change of the account did.',
});
export type TokenStatus = keyof typeof tokenStatusEnum;

@ObjectType({
  description:
    'An API token of an account. Its secret is shown once, when it is created. Its owner and administrators can read it.',
})
export class Token {
  @Field(() => ID, { description: 'Opaque id, which starts with `tok_`.' })
  id!: string;

  @Field(() => String, { description: 'The name that the owner gave to the token.' })
  name!: string;

  @Field(() => String, { description: 'The first characters of the secret, by which its owner recognizes it.' })
  prefix!: string;

  @Field(() => [tokenScopeEnum], { description: 'The permissions of the token.' })
  scopes!: TokenScope[];

  @Field(() => [String], {
    description: 'The IP addresses that can use the token, in CIDR notation. Empty if all addresses can.',
  })
  ranges!: string[];

  @Field(() => tokenStatusEnum, { description: 'The status of the token. Only an active token can be used.' })
  status!: TokenStatus;

  @Field(() => Person, { description: 'The account whose rights the token has.' })
  owner!: Person;

  @Field(() => Date, { description: 'The date and time at which the token was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'The date and time from which the token does not work.' })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time of the last use, to the minute. Null if the token was never used.',
  })
  lastUsedAt!: Date | null;
}

export const TokenPermissions = createPermissions('Token', 'a token. All are false for ended tokens.', {
  rotate: 'replace the token by a new one',
  revoke: 'end the token',
});
export type TokenPermissions = InstanceType<typeof TokenPermissions>;

export const TokenConnection = createConnectionType(Token, 'Token');

/** A new token with its secret, which is not stored. */
export interface CreatedToken {
  token: Token;
  secret: string;
}
