import { NewSecret } from '../../../portal/NewSecret.tsx';
import type { NewToken as Made } from './useTokens.ts';

type NewTokenProps = { token: Made; onDone: () => void };

/** The secret of a new token. The server stores only its hash, so it cannot be shown again. */
export const NewToken = ({ token: { secret, token }, onDone }: NewTokenProps) => (
  <NewSecret
    label="token"
    name={token.name}
    secret={secret}
    note="It is shown this once. If you lose it, rotate the token."
    onDone={onDone}
  >
    <details>
      <summary>Try it in a terminal</summary>
      <pre>
        <code>{formatCommand(secret)}</code>
      </pre>
    </details>
  </NewSecret>
);

const formatCommand = (secret: string): string => `curl ${location.origin}/graphql \\
  -H 'Authorization: Bearer ${secret}' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ __typename }"}'`;
