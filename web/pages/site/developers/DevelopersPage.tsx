import {
  curlQuickStart,
  goQuickStart,
  makeFirstRequest,
  pythonQuickStart,
  typescriptQuickStart,
} from '#graphql/examples/quick-start.ts';
import {
  exportAccessLog,
  mirrorArticles,
  provisionInvestors,
  renameArticle,
  syncCalendar,
} from '#graphql/examples/recipes.ts';
import ProgramsDrawing from '#web/drawings/programs.svg?react';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { CodeExample } from './CodeExample.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { StepList } from '#web/site/StepList.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import links from '#web/ui/InlineLink.module.css';
import styles from './Developers.module.css';
import { facts, steps } from './developers.content.tsx';

const way = [{ name: 'Developers', to: paths.developers }];

export function DevelopersPage() {
  return (
    <>
      <PageMeta
        title="Developers: GraphQL API, tokens and webhooks"
        description="Use the GraphQL API of the investor portal: a first request in five minutes with curl, TypeScript, Python or Go, and programs for four common tasks."
        trail={way}
      />
      <PageHero
        eyebrow="GraphQL API"
        title="Build on the GraphQL API."
        lead={
          <>
            Programs read and change the same articles, events, documents and accounts as people in the portal, with the
            same rights. You need an account and a token. The{' '}
            <InlineLink to={paths.developersGuide}>API guide</InlineLink> explains errors, limits, webhooks and changes;
            the <InlineLink to={paths.developersReference}>API reference</InlineLink> lists every operation and type.
          </>
        }
        trail={way}
        aside={<FactList facts={facts} label="The API in short" />}
      >
        <Figure number={1} caption="One token between your program and four parts of the API">
          <ProgramsDrawing />
        </Figure>
      </PageHero>
      <GettingStarted />
      <Recipes />
      <ConflictRecipe />
      <Reference />
    </>
  );
}

function GettingStarted() {
  const { publicUrl } = useSite();
  return (
    <Section
      className={styles.topic}
      id="getting-started"
      title="Getting started"
      note="Five minutes, in the language of your choice."
    >
      <CodeExample caption="curl: a first answer, without a token" code={makeFirstRequest(publicUrl)} />
      <StepList steps={steps} />
      <CodeExample
        caption="Shell: set the site and the token"
        code={`export SITE=${publicUrl}\nexport TOKEN=safeai_…\n`}
      />
      <CodeExample caption="curl" code={curlQuickStart} />
      <CodeExample caption="TypeScript" code={typescriptQuickStart} />
      <CodeExample caption="Python" code={pythonQuickStart} />
      <CodeExample caption="Go" code={goQuickStart} />
    </Section>
  );
}

function Recipes() {
  return (
    <>
      <Section
        className={styles.topic}
        id="mirror-articles"
        title="Recipe: mirror all articles"
        note="Scope CONTENT_READ. Start it again at any time."
      >
        <Prose>
          <p>
            The first run saves each published article as a file, and a cursor of the list of changes. Each later run
            reads only what changed after the cursor. If the program did not run for more than 30 days, the cursor has
            expired, and the program copies everything again.
          </p>
        </Prose>
        <CodeExample caption="Python: copy articles and catch up" code={mirrorArticles} />
      </Section>
      <Section
        className={styles.topic}
        id="sync-the-calendar"
        title="Recipe: sync the calendar"
        note="Scope EVENTS_READ."
      >
        <Prose>
          <p>
            The program prints the coming events that the owner of the token is invited to. Save them under their ids
            and compare sequence numbers, as calendar programs do. People who only want the events in their own calendar
            need no program: the portal gives them a private link to subscribe to.
          </p>
        </Prose>
        <CodeExample caption="TypeScript: print coming events" code={syncCalendar} />
      </Section>
      <Section
        className={styles.topic}
        id="access-log"
        title="Recipe: pull the access log into a SIEM"
        note="Scope AUDIT_READ, of an administrator."
      >
        <Prose>
          <p>
            The access log is a file with one line of JSON for each access to a document. Start the program on a
            schedule with the time of the previous run, and send its output to your log collector. If a line arrives
            twice because two periods overlap, its id is the same.
          </p>
          <p>
            The kind <code>SENT</code> says that the server sent a page, which can be a page that the browser loaded in
            advance. Only <code>READ</code> says that the person had the page in view, and for how many seconds.
          </p>
        </Prose>
        <CodeExample caption="Shell: export accesses since a time" code={exportAccessLog} />
      </Section>
      <Section
        className={styles.topic}
        id="provision-investors"
        title="Recipe: provision investors"
        note="Scope PEOPLE_WRITE, of an administrator."
      >
        <Prose>
          <p>
            This program approves investors who registered themselves; <code>inviteUsers</code> invites others. It takes
            the pending accounts whose email addresses you name, after a person has read their requests, and puts them
            into a new group. Accounts with an unverified email address stay pending. Share folders and documents with
            the group in the portal.
          </p>
        </Prose>
        <CodeExample caption="Python: approve accounts and create their group" code={provisionInvestors} />
      </Section>
    </>
  );
}

function ConflictRecipe() {
  return (
    <Section
      className={styles.topic}
      id="expected-version"
      title="Recipe: change without overwriting"
      note="Scope CONTENT_WRITE, of an editor."
    >
      <Prose>
        <p>
          A program that changes what people also change sends <code>expectedVersion</code>, the <code>version</code>{' '}
          that it read before. If a newer one exists, nothing is changed, and the error has the code{' '}
          <code>CONFLICT</code>.
        </p>
      </Prose>
      <CodeExample caption="TypeScript: rename an article" code={renameArticle} />
    </Section>
  );
}

function Reference() {
  return (
    <Section className={styles.topic} id="schema" title="Schema and requests" note="Every field has a description.">
      <Prose>
        <p>
          The{' '}
          <a href="/schema.graphql" className={links.link}>
            schema in SDL
          </a>{' '}
          describes each type and field, the cost of fields, the scopes of tokens, and the errors of each mutation. The{' '}
          <InlineLink to={paths.developersReference}>API reference</InlineLink> shows the same as pages, with an example
          of each operation. Generate types for your language from the schema:{' '}
          <InlineLink to={`${paths.developersGuide}#typed-client`}>graphql-codegen for TypeScript</InlineLink>,
          genqlient for Go. With a token, your tools can also use introspection, which shows what that token can use.
          Visitors read the file instead.
        </p>
        <p>
          Open{' '}
          <a href="/graphql" className={links.link}>
            /graphql
          </a>{' '}
          in a browser to run operations: the explorer completes and checks them by the schema, and has 15 examples and
          the documentation of every type. Like the rest of the site, it loads nothing from other servers, so it also
          works behind an air gap.
        </p>
        <p>
          From the next release on, names in the schema do not change without notice. A field that will be removed is
          marked as deprecated first, with the date of its removal in the reason. The{' '}
          <InlineLink to={paths.developersChangelog}>API changelog</InlineLink> lists deprecations and the changes of
          each release.
        </p>
      </Prose>
    </Section>
  );
}
