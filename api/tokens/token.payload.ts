import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { Token } from './token.type.ts';

const payload = {
  secret: {
    type: () => String,
    description: 'The secret, shown only in this response. Send it as `Authorization: Bearer …`.',
  },
};

export const CreateTokenPayload = createPayload('createToken', {
  token: { type: () => Token, description: 'The new token.' },
  ...payload,
});

export const RotateTokenPayload = createPayload('rotateToken', {
  token: { type: () => Token, description: 'The new token, with the name, scopes and addresses of the replaced one.' },
  replacedToken: { type: () => Token, description: 'The replaced token with the time until which it works.' },
  ...payload,
});

export const RevokeTokenInput = createIdInput('revokeToken', 'The id of the token to revoke.');
export const RevokeTokenPayload = createPayload('revokeToken', {
  token: { type: () => Token, description: 'The token, which no longer works.' },
});
