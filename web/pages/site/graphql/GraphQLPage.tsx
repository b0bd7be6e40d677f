import { Suspense } from 'react';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { paths } from '#web/paths.ts';
import styles from './GraphQLPage.module.css';

// In a chunk of its own: the page explains the format of a request before the editors have loaded.
const Explorer = lazyComponent(() => import('./Explorer.tsx').then((module) => module.Explorer));

/** The page at the URL of the GraphQL API: an explorer, and instructions for programs that call this URL. */
export function GraphQLPage() {
  const hydrating = useHydrating();
  const skeleton = <div className={styles.skeleton} aria-hidden="true" />;
  return (
    <>
      <PageHead
        title="GraphQL API explorer"
        description="Run GraphQL operations against this server in the browser, read the schema, and see what a request costs."
        path={paths.graphql}
        hidden
      />
      <header className={styles.head}>
        <h1>GraphQL API explorer</h1>
        <p className={styles.links}>
          <TextLink to={paths.developers}>Developer documentation</TextLink>
          <TextLink to={paths.developersReference}>API reference</TextLink>
        </p>
      </header>
      {hydrating ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <Explorer />
        </Suspense>
      )}
      <EndpointSection />
    </>
  );
}

function EndpointSection() {
  return (
    <Section title="GraphQL endpoint" className={styles.endpoint}>
      <Prose>
        <p>
          This URL receives GraphQL operations from programs. Send a POST request with the header{' '}
          <code>Content-Type: application/json</code> and a body such as{' '}
          <code>{'{"query": "{ articles { nodes { title } } }"}'}</code>.
        </p>
        <p>
          Members of the portal create <InlineLink to={paths.investorTokens}>a token</InlineLink> for a program, which
          sends it as <code>Authorization: Bearer …</code>. It can also read the part of the schema that it may use by
          introspection.
        </p>
        <p>
          Responses contain their cost in <code>extensions.cost</code>. Unless a response comes from memory, it also
          contains the points that are left in this minute.
        </p>
        <p>
          <a href="/schema.graphql">The schema</a> describes every type, field, price and error code. It is a plain text
          file on this server, and the <InlineLink to={paths.developersReference}>API reference</InlineLink> shows it as
          pages.
        </p>
        <p>
          The explorer above needs JavaScript. It works without a connection to any other server. The operations that
          you run stay in this tab, and a link that you copy contains the operation and its variables, but never a
          token.
        </p>
      </Prose>
    </Section>
  );
}
