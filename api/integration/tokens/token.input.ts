import { BlockList, isIP } from 'node:net';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { token as limits } from '#graphql/limits.ts';
import type { TokenScope } from '#graphql/token-scopes.ts';
import { tokenName, tokenScopeList } from '#graphql/webhook-validation.ts';
import { removeInvisible } from '#graphql/pasted-text.ts';
import { searchWords } from '#graphql/validation.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { tokenScopeEnum, type TokenStatus, tokenStatusEnum } from './token.type.ts';

/** True for an address or a range in CIDR notation, such as `192.0.2.0/24`. */
function isRange(text: string): boolean {
  if (text.length > 50) return false;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The addresses in a list of ranges. */
export function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  return list;
}

const createShape = z.object({
  name: tokenName,
  scopes: tokenScopeList,
  expiresAt: z.date().nullish(),
  ranges: z
    .array(z.string().overwrite(removeInvisible).check(atMost(50)))
    .max(limits.ranges, `Enter at most ${limits.ranges} addresses`)
    .refine((ranges) => ranges.every(isRange), 'Enter addresses such as 192.0.2.7 or 192.0.2.0/24, one a line')
    .nullish(),
});

@Validated(createShape)
@InputType({ description: 'The input of the mutation createToken.' })
export class CreateTokenInput {
  @Field(() => String, { description: 'The name of the token, one line.' })
  name!: string;

  @Field(() => [tokenScopeEnum], { description: 'The permissions of the token, at least one.' })
  scopes!: TokenScope[];

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time from which the token does not work, at most 365 days from now. The default is 90 days.',
  })
  expiresAt?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The IP addresses that can use the token, in CIDR notation, at most 20. The default is all addresses.',
  })
  ranges?: string[] | null;
}

@Validated(z.object({ overlapMinutes: z.int().min(0).max(limits.overlapMinutes).nullish() }))
@InputType({ description: 'The input of the mutation rotateToken.' })
export class RotateTokenInput {
  @Field(() => ID, { description: 'The id of the token to replace.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The minutes for which the replaced token still works, from 0 to 10080. The default is 1440, a day.',
  })
  overlapMinutes?: number | null;
}

@InputType({ description: 'Conditions on the tokens of a list. All of them apply together.' })
export class TokenFilter {
  @Field(() => tokenStatusEnum, {
    nullable: true,
    description: 'Only tokens with this status. Null sets no condition.',
  })
  status?: TokenStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only tokens with this text in their name, their prefix or the name or email address of their owner, at most 200 characters. Null sets no condition.',
  })
  search?: string | null;
}

const filter = z.object({
  status: z.enum(tokenStatusEnum).nullish(),
  search: searchWords.nullish(),
});

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class TokensArgs extends createFilterArgs(
  TokenFilter,
  'Filtering options for the list. The list has all items if absent or null.',
) {}
