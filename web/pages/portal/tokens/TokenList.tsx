import type { OwnTokenFragment } from '#graphql/generated/portal.ts';
import { Age } from '#web/ui/Age.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { describeScopes, tokenStatusLabels } from '#web/portal/tokenLabels.ts';
import list from '#web/portal/ItemList.module.css';
import styles from './Tokens.module.css';
import type { TokenActions } from './useTokens.ts';

type TokenListProps = { tokens: readonly OwnTokenFragment[]; actions: TokenActions };

/** Active tokens first. Ended ones are collapsed. */
export function TokenList({ tokens, actions }: TokenListProps) {
  const active = tokens.filter(({ status }) => status === 'ACTIVE');
  const endedTokens = tokens.filter(({ status }) => status !== 'ACTIVE');
  return (
    <>
      {active.length === 0 && <p className={list.none}>You have no active tokens.</p>}
      {active.length > 0 && <Items tokens={active} actions={actions} />}
      {endedTokens.length > 0 && (
        <details className={styles.ended}>
          <summary>Ended ({endedTokens.length})</summary>
          <Items tokens={endedTokens} actions={actions} />
        </details>
      )}
    </>
  );
}

const Items = ({ tokens, actions }: TokenListProps) => (
  <ul className={list.list}>
    {tokens.map((token) => (
      <TokenItem key={token.id} token={token} actions={actions} />
    ))}
  </ul>
);

function TokenItem({ token, actions }: { token: OwnTokenFragment; actions: TokenActions }) {
  const { name, prefix, scopes, ranges, status, expiresAt, lastUsedAt, viewerCan } = token;
  return (
    <li>
      <p className={list.name}>
        <b dir="auto">{name}</b> <code>{prefix}…</code>
      </p>
      <p className={list.status}>{tokenStatusLabels[status]}</p>
      <ul className={list.scopes}>
        {describeScopes(scopes).map((scopeText) => (
          <li key={scopeText}>{scopeText}</li>
        ))}
      </ul>
      <p className={list.facts}>
        {lastUsedAt ? (
          <>
            Used <Age at={lastUsedAt} />
          </>
        ) : (
          'Never used'
        )}
        {status !== 'REVOKED' && (
          <>
            , {status === 'EXPIRED' ? 'expired' : 'expires'} <Moment at={expiresAt} />
          </>
        )}
        {ranges.length > 0 && `, from ${ranges.join(', ')} only`}
      </p>
      {(viewerCan.rotate || viewerCan.revoke) && (
        <p className={list.actions}>
          {viewerCan.rotate && (
            <ConfirmButton
              size="small"
              sure="Create a new secret? The old secret works for another day."
              about={name}
              onConfirm={() => void actions.rotate(token)}
            >
              Rotate
            </ConfirmButton>
          )}{' '}
          {viewerCan.revoke && (
            <ConfirmButton
              size="small"
              variant="danger"
              sure="Revoke this token? Programs that use it are refused immediately."
              about={name}
              onConfirm={() => void actions.revoke(token)}
            >
              Revoke
            </ConfirmButton>
          )}
        </p>
      )}
    </li>
  );
}
