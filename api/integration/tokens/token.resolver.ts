import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { ViewerUser } from '#api/accounts/users/viewer.type.ts';
import { Token, TokenConnection, TokenPermissions } from './token.type.ts';
import { CreateTokenInput, RotateTokenInput, TokensArgs } from './token.input.ts';
import { getTokenPermissions } from './token.policy.ts';
import { createToken, listOwnTokens, listTokens, revokeToken, rotateToken } from './token.service.ts';

@Resolver(() => ViewerUser)
export class ViewerTokenResolver {
  @FieldResolver(() => TokenConnection, {
    description: 'The API tokens of the account, the newest first. Ended ones are listed for 90 days.',
  })
  tokens(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listOwnTokens(context, args);
  }
}

@Resolver(() => Token)
export class TokenResolver {
  @FieldResolver(() => TokenPermissions, { description: 'The actions that the viewer can take on the token now.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() token: Token) {
    return getTokenPermissions(viewer, token);
  }

  @Access('admin', { scope: null })
  @Query(() => TokenConnection, {
    name: 'tokens',
    description: 'The API tokens of all accounts, the newest first. For administrators.',
  })
  allTokens(@Ctx() context: Context, @Args(() => TokensArgs) args: TokensArgs) {
    return listTokens(context, args);
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => CreateTokenPayload, {
    description:
      'Creates an API token of the viewer, who receives an email about it. Errors: BAD_USER_INPUT, CONFLICT if the account has 20 active tokens.',
  })
  createToken(@Ctx() context: Context, @Arg('input', () => CreateTokenInput) input: CreateTokenInput) {
    return createToken(context, input);
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => RotateTokenPayload, {
    description:
      'Replaces an active token of the viewer by a new one with a new secret and a period of the same length. Errors: CONFLICT if the token is not active or the account has 20 active tokens, NOT_FOUND.',
  })
  rotateToken(@Ctx() context: Context, @Arg('input', () => RotateTokenInput) input: RotateTokenInput) {
    return rotateToken(context, input);
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => RevokeTokenPayload, {
    description:
      'Ends a token of the viewer, or any token for an administrator, from the next request on. Errors: NOT_FOUND.',
  })
  async revokeToken(@Ctx() context: Context, @Arg('input', () => RevokeTokenInput) { id }: IdInput) {
    return { token: await revokeToken(context, id) };
  }
}

const payload = {
  secret: {
    type: () => String,
    description: 'The secret, shown only in this response. Send it as `Authorization: Bearer …`.',
  },
};

const CreateTokenPayload = createPayload('createToken', {
  token: { type: () => Token, description: 'The new token.' },
  ...payload,
});

const RotateTokenPayload = createPayload('rotateToken', {
  token: { type: () => Token, description: 'The new token, with the name, scopes and addresses of the replaced one.' },
  replacedToken: { type: () => Token, description: 'The replaced token with the time until which it works.' },
  ...payload,
});

const RevokeTokenInput = createIdInput('revokeToken', 'The id of the token to revoke.');
const RevokeTokenPayload = createPayload('revokeToken', {
  token: { type: () => Token, description: 'The token, which no longer works.' },
});
