import { Suspense } from 'react';
import { exportAuditLog, readPage } from '#graphql/examples/requests.ts';
import CatchUpDrawing from '#web/drawings/catch-up.svg?react';
import { paths } from '#web/paths.ts';
import { CodeExample } from './CodeExample.tsx';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { TableOfContents } from '#web/site/TableOfContents.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import styles from './Developers.module.css';
import { contents, scopes } from './guide.content.ts';

// The sections with the longest programs load after the page, which keeps the server's markup until then.
const loadWebhooks = () => import('./WebhooksSection.tsx').then((module) => module.WebhooksSection);
const Webhooks = lazyComponent(loadWebhooks, import.meta.env.SSR ? await loadWebhooks() : null);
const loadErrors = () => import('./ErrorsSection.tsx').then((module) => module.ErrorsSection);
const Errors = lazyComponent(loadErrors, import.meta.env.SSR ? await loadErrors() : null);
const loadLimits = () => import('./LimitsSection.tsx').then((module) => module.LimitsSection);
const Limits = lazyComponent(loadLimits, import.meta.env.SSR ? await loadLimits() : null);
const loadDocuments = () =>
  import('./PersistedDocumentsSection.tsx').then((module) => module.PersistedDocumentsSection);
const PersistedDocuments = lazyComponent(loadDocuments, import.meta.env.SSR ? await loadDocuments() : null);
const loadClient = () => import('./TypedClientSection.tsx').then((module) => module.TypedClientSection);
const TypedClient = lazyComponent(loadClient, import.meta.env.SSR ? await loadClient() : null);
const loadClients = () => import('./ClientsSection.tsx').then((module) => module.ClientsSection);
const Clients = lazyComponent(loadClients, import.meta.env.SSR ? await loadClients() : null);

const way = [
  { name: 'Developers', to: paths.developers },
  { name: 'API guide', to: paths.developersGuide },
];

export function DeveloperGuidePage() {
  return (
    <>
      <PageMeta
        title="API guide: sign-in, errors, limits, webhooks"
        description="How programs authenticate, page through lists, handle each error code, stay within limits, verify webhooks, catch up with changes, and export the logs."
        trail={way}
      />
      <PageHero
        title="Authentication, errors, limits and events of the API"
        size="long"
        lead={
          <>
            Each topic is short and ends with an example that you can run. Start with{' '}
            <InlineLink to={`${paths.developers}#getting-started`}>the first request</InlineLink> if you do not have a
            token yet. The <InlineLink to={paths.developersReference}>API reference</InlineLink> describes each
            operation.
          </>
        }
        trail={way}
        aside={<TableOfContents headings={contents} />}
      />
      <Authentication />
      <Lists />
      <Suspense>
        <Errors />
      </Suspense>
      <Suspense>
        <Limits />
      </Suspense>
      <Suspense>
        <Webhooks />
      </Suspense>
      <Changes />
      <Exports />
      <Suspense>
        <PersistedDocuments />
      </Suspense>
      <Suspense>
        <TypedClient />
      </Suspense>
      <Suspense>
        <Clients />
      </Suspense>
    </>
  );
}

function Authentication() {
  return (
    <Section className={styles.topic} id="authentication" title="Authentication and scopes" close>
      <Prose>
        <p>
          Send the secret of a token in the header <code>Authorization: Bearer</code>, to <code>/graphql</code> and the
          paths below it. With the scope <code>DOCUMENTS_WRITE</code>, a token of an administrator also uploads files to{' '}
          <code>/uploads</code>, with <code>CONTENT_WRITE</code> one of an editor or administrator uploads pictures to{' '}
          <code>/admin/pictures</code>, and with <code>DOCUMENTS_READ</code> it reads <code>/files/…</code>. A request
          with a token and a session cookie together is refused, because a program must not act for two people.
        </p>
        <p>
          A token can do what its scopes allow and its owner may do at that moment. If an administrator loses the role,
          their tokens end. Tokens expire, after 90 days unless you choose another date within a year. You can limit a
          token to IP ranges, and rotate it with a period in which the old and the new secret both work. Tokens cannot
          change passwords, second factors or other tokens. A scope that ends in <code>_WRITE</code> includes the{' '}
          <code>_READ</code> scope of its area.
        </p>
        <p>
          A token that is refused gets the status 401 and a sentence that names the reason: it has expired, it cannot be
          used from this IP address, or the header is wrong. Unknown and revoked tokens get the same sentence.
        </p>
      </Prose>
      <DataTable number={1} caption="Scopes of tokens" columns={['Scope', 'Gives access to']} rows={scopes} />
    </Section>
  );
}

function Lists() {
  return (
    <Section className={styles.topic} id="lists" title="Pagination and filters">
      <Prose>
        <p>
          Lists are connections. Request 1 to 100 items with <code>first</code>, then pass <code>endCursor</code> as{' '}
          <code>after</code> until <code>hasNextPage</code> is false. Cursors are opaque: save them, do not build them.
          Each connection has the items in <code>nodes</code>, and in <code>edges</code> together with a cursor for
          each.
        </p>
        <p>
          Conditions are in the argument <code>filter</code>, and all of them must be true. A condition that is null or
          absent is not applied. Dates and times are in RFC 3339 with a time zone.
        </p>
      </Prose>
      <CodeExample caption="curl: the first page of a filtered list" code={readPage} />
    </Section>
  );
}

function Changes() {
  return (
    <Section className={styles.topic} id="changes" title="Changes" note="Nothing is missed and nothing repeated.">
      <Figure number={1} caption="A program that stopped continues after its cursor">
        <CatchUpDrawing />
      </Figure>
      <Prose>
        <p>
          The query <code>changes</code> lists what changed in the last 30 days, in the order of the commits. Save the
          cursor after each page. To start a copy, save <code>latestCursor</code> first, then read the lists.{' '}
          <InlineLink to={`${paths.developers}#mirror-articles`}>The mirror of articles</InlineLink> is a complete
          program. An entry <code>ACCESS_GAINED</code> or <code>ACCESS_LOST</code> names an object that you can read
          from now on, or cannot read any more: remove it from your copy. If more than 100 objects of a type are
          affected at once, one entry <code>ACCESS_CHANGED</code> says that you must list this type again. Each token
          also reads the changes of its owner’s account. The error <code>CURSOR_EXPIRED</code> means that the changes
          after your cursor are no longer stored: copy everything again.
        </p>
        <p>
          <InlineLink to={`${paths.developersGuide}#webhooks`}>Webhooks</InlineLink> send the same changes within
          seconds, to a program that accepts requests.
        </p>
      </Prose>
    </Section>
  );
}

function Exports() {
  return (
    <Section className={styles.topic} id="exports" title="Exports" note="The logs as files, as CSV or NDJSON.">
      <Prose>
        <p>
          Administrators download the audit log from <code>/api/audit/export</code> and the access log of documents from{' '}
          <code>/api/documents/log/export</code>, the newest entry first. A token needs the scope{' '}
          <code>AUDIT_READ</code>. With <code>format=ndjson</code>, the file has one JSON object in each line, with the
          names of the API; without it, the file is CSV. The parameters <code>from</code>, <code>to</code>,{' '}
          <code>person</code> and <code>kind</code> select entries, <code>documentId</code> and <code>code</code> those
          of the access log. Each export is an event in the audit log. A file that ends early was interrupted: request
          it again.
        </p>
        <p>
          Read articles, documents and all other lists page by page. The recipe for{' '}
          <InlineLink to={`${paths.developers}#access-log`}>the access log</InlineLink> is a complete program.
        </p>
      </Prose>
      <CodeExample caption="curl: the sign-ins in the audit log as NDJSON" code={exportAuditLog} />
    </Section>
  );
}
