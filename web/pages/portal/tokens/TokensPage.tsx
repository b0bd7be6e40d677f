import { useState } from 'react';
import { OwnTokensDocument, useOwnTokensQuery, type OwnTokensQuery } from '#graphql/generated/portal.ts';
import { token as limits } from '#graphql/limits.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { paths } from '#web/paths.ts';
import { NewSecret } from '#web/portal/NewSecret.tsx';
import { TokenForm } from './TokenForm.tsx';
import { TokenList } from './TokenList.tsx';
import { type NewToken as Made, useTokens } from './useTokens.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const AT_ONCE = 50;

const ownTokensQuery = pageQuery(OwnTokensDocument, useOwnTokensQuery, ({ search }) => ({
  first: AT_ONCE,
  after: search.get('after'),
}));

export const queries = [ownTokensQuery];

/** The API tokens of the account: their list, a form for a new one, and the secret of a new one, shown once. */
export function TokensPage() {
  const query = usePageData(ownTokensQuery, { fetchPolicy: 'cache-and-network' });
  const [newToken, setNewToken] = useState<Made | null>(null);
  const actions = useTokens(setNewToken);
  return (
    <>
      <PortalPageHead
        title="API tokens"
        description="Tokens with which your programs use the GraphQL API for you."
        path={paths.investorTokens}
        help={
          <>
            {' '}
            Your programs use the API with a token instead of your password. A token never has more rights than you have
            at that moment, and cannot change how you sign in. The <InlineLink to="/schema.graphql">
              schema
            </InlineLink>{' '}
            lists all operations of the API.
          </>
        }
      />
      <QueryResult query={query}>
        {({ viewer }) =>
          viewer && (
            <>
              {newToken && <NewToken key={newToken.token.id} token={newToken} onDone={() => setNewToken(null)} />}
              <PortalSection
                title="Your tokens"
                note={`Up to ${limits.atMost} work at the same time. A new password, new roles or a suspension ends all of them. Ended tokens are listed for ${limits.retentionDays} days.`}
              >
                <TokenList tokens={viewer.tokens.edges.map(({ node }) => node)} actions={actions} />
                <LoadMore
                  page={viewer.tokens.pageInfo}
                  label="tokens"
                  onMore={(after) => query.fetchMore({ variables: { after }, updateQuery: appendTokens })}
                />
              </PortalSection>
              <PortalSection
                title="New token"
                note="We email you when a token is created, and a week before it expires."
              >
                {viewer.isApiOffered ? (
                  <TokenForm rights={viewer} onCreate={actions.create} />
                ) : (
                  <p>Ask investor relations to offer API access. Tokens that you have keep working.</p>
                )}
              </PortalSection>
            </>
          )
        }
      </QueryResult>
    </>
  );
}

/** Adds a page to the list of a viewer’s tokens. */
function appendTokens(before: OwnTokensQuery, { fetchMoreResult }: { fetchMoreResult: OwnTokensQuery }) {
  const [old, next] = [before.viewer, fetchMoreResult.viewer];
  if (!old || !next) return before;
  const edges = [...old.tokens.edges, ...next.tokens.edges];
  return { ...before, viewer: { ...old, tokens: { ...next.tokens, edges } } };
}

type NewTokenProps = { token: Made; onDone: () => void };

/** The secret of a new token. The server stores only its hash, so it cannot be shown again. */
const NewToken = ({ token: { secret, token }, onDone }: NewTokenProps) => (
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
