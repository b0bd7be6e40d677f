import { changelog } from 'virtual:api-changelog';
import type { ChangeKind, Deprecation, SchemaChange } from '#graphql/changelog/model.ts';
import { paths } from '#web/paths.ts';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { utcDay } from '#web/ui/utc.ts';
import styles from './ChangelogPage.module.css';

const way = [
  { name: 'Developers', to: paths.developers },
  { name: 'API changelog', to: paths.developersChangelog },
];

const kinds: readonly (readonly [ChangeKind, label: string])[] = [
  ['BREAKING', 'Breaking: clients that use it must change'],
  ['RISKY', 'Clients must expect it'],
  ['DEPRECATED', 'Deprecated'],
  ['ADDED', 'Added'],
];

/** The schema changes of each release, and the parts that are deprecated now. */
export function ChangelogPage() {
  const { deprecations, releases, unreleased } = changelog;
  return (
    <>
      <PageMeta
        title="API changelog and deprecations"
        description="What each release changed in the GraphQL schema, and which fields are deprecated with the dates of their removal."
        trail={way}
      />
      <PageHero
        title="Changes of the API, release by release"
        size="long"
        lead={
          <>
            Each list is the difference between the schemas of two releases. The{' '}
            <InlineLink to={paths.developersReference}>API reference</InlineLink> describes everything in it.
          </>
        }
        trail={way}
      />
      <Section title="Deprecated now" id="deprecated" className={styles.release} close>
        <Deprecations deprecations={deprecations} />
      </Section>
      {unreleased.length > 0 && (
        <Section title="After the last release" id="unreleased" className={styles.release} close>
          <Changes changes={unreleased} />
        </Section>
      )}
      {releases.map(({ date, changes }) => (
        <Section key={date} title={utcDay(date)} id={date} className={styles.release} close>
          <Changes changes={changes} />
        </Section>
      ))}
    </>
  );
}

function Deprecations({ deprecations }: { deprecations: readonly Deprecation[] }) {
  if (deprecations.length === 0)
    return (
      <Prose>
        <p>
          Nothing is deprecated. From the next release on, a field that will be removed is listed here first, with its
          replacement and the date of its removal.
        </p>
      </Prose>
    );
  const rows = deprecations.map(({ place, reason, date }) => [place, date, reason]);
  return (
    <DataTable number={1} caption="Deprecations" columns={['Part of the schema', 'Removal', 'Reason']} rows={rows} />
  );
}

function Changes({ changes }: { changes: readonly SchemaChange[] }) {
  return kinds.map(([kind, label]) => {
    const changesOfKind = changes.filter((change) => change.kind === kind);
    if (changesOfKind.length === 0) return null;
    return (
      <div key={kind} className={styles.changes}>
        <h3 className="label">{label}</h3>
        <ul>
          {changesOfKind.map(({ text, reason }) => (
            <li key={text}>
              {text} {reason && <em>Reason: {reason}</em>}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
