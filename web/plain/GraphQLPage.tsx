import { ButtonLink } from '../ui/Button.tsx';
import { InlineLink } from '../ui/InlineLink.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { StatusPage } from '../ui/StatusPage.tsx';
import { paths } from '../paths.ts';

/** What a browser shows at the URL of the GraphQL API: what the URL is for and where the schema is. */
export function GraphQLPage() {
  return (
    <>
      <PageHead
        title="GraphQL API"
        description="The URL that receives GraphQL operations, the format of a request, and a link to the schema."
        path="/graphql"
        hidden
      />
      <StatusPage
        status="GraphQL API"
        title="GraphQL endpoint"
        text={
          <>
            <p>
              This URL receives GraphQL operations from programs. Send a POST request with the header{' '}
              <code>Content-Type: application/json</code> and a body such as{' '}
              <code>{'{"query": "{ articles { nodes { title } } }"}'}</code>.
            </p>
            <p>
              Members of the portal create <InlineLink to={paths.investorTokens}>a token</InlineLink> for a program,
              which sends it as <code>Authorization: Bearer …</code>. It can also read the part of the schema that it
              may use by introspection.
            </p>
            <p>
              Responses contain their cost in <code>extensions.cost</code>. Unless a response comes from memory, it also
              contains the points that are left in this minute.
            </p>
            <p>The schema describes every type, field, price and error code. It is a plain text file on this server.</p>
          </>
        }
        actions={
          <>
            <ButtonLink to="/schema.graphql" reload>
              Open the schema
            </ButtonLink>
            <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
          </>
        }
      />
    </>
  );
}
