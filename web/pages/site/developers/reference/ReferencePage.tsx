import { entries } from 'virtual:api-reference/entries';
import { areas, areaSlugs } from '../../../../../graphql/reference/areas.ts';
import { findEntries } from '../../../../../graphql/reference/find-entries.ts';
import { type AreaSlug, getAnchor, type ReferenceEntry } from '../../../../../graphql/reference/model.ts';
import { paths } from '../../../../paths.ts';
import { usePageQuery } from '../../../../runtime/usePageQuery.ts';
import { PageHero } from '../../../../site/PageHero.tsx';
import { PageMeta } from '../../../../site/PageMeta.tsx';
import { Section } from '../../../../site/Section.tsx';
import { trail } from '../../../../site/trail.ts';
import { FactList } from '../../../../ui/FactList.tsx';
import { InlineLink } from '../../../../ui/InlineLink.tsx';
import { NameList } from './NameList.tsx';
import styles from './Reference.module.css';
import { ReferenceResults } from './ReferenceResults.tsx';
import { ReferenceSearch } from './ReferenceSearch.tsx';

const way = trail(
  { name: 'Developers', to: paths.developers },
  { name: 'API reference', to: paths.developersReference },
);

const count = (...kinds: ReferenceEntry['kind'][]): string =>
  String(entries.filter(({ kind }) => kinds.includes(kind)).length);

const facts = [
  ['Operations', `${count('query')} queries, ${count('mutation')} mutations, ${count('subscription')} subscriptions`],
  ['Types', count('object', 'input', 'enum', 'interface', 'union', 'scalar')],
] as const;

/** Everything in the schema by area, with a search in the URL that works without JavaScript. */
export function ReferencePage() {
  const search = usePageQuery().get('q')?.trim() ?? '';
  return (
    <>
      <PageMeta
        title="API reference: queries, mutations, types"
        description="Every query, mutation, subscription and type of the GraphQL API with its description, arguments, cost, required scope and an example."
        trail={way}
      />
      <PageHero
        eyebrow="Developers · API reference"
        title="Every operation and type of the API"
        size="long"
        lead={
          <>
            The server makes these pages from its schema, so they describe this release. The{' '}
            <InlineLink to={paths.developersGuide}>API guide</InlineLink> explains tokens, limits and errors; the{' '}
            <InlineLink to={paths.developersChangelog}>API changelog</InlineLink> lists what changed.
          </>
        }
        trail={way}
        aside={<FactList facts={facts} label="Contents of the schema" />}
      />
      <Section title="Search the reference" className={styles.compact} close>
        <ReferenceSearch search={search} />
        {search && <ReferenceResults search={search} found={findEntries(entries, search)} />}
      </Section>
      {!search && areaSlugs.map((slug) => <AreaSection key={slug} slug={slug} />)}
    </>
  );
}

/** Inputs, payloads and parts of lists are found from the operations that use them. */
const isListed = ({ kind, name }: ReferenceEntry): boolean =>
  kind !== 'input' && !/(Connection|Edge|Payload)$/.test(name);

function AreaSection({ slug }: { slug: AreaSlug }) {
  const path = paths.developersReferenceArea(slug);
  const here = entries.filter((entry) => entry.area === slug && isListed(entry));
  const toLinks = (...kinds: ReferenceEntry['kind'][]) =>
    here
      .filter(({ kind }) => kinds.includes(kind))
      .map((entry) => ({ name: entry.name, to: `${path}#${getAnchor(entry)}` }));
  return (
    <Section title={areas[slug].title} id={slug} className={styles.compact} close>
      <p className={styles.summary}>
        {areas[slug].summary} <InlineLink to={path}>Open {areas[slug].title}</InlineLink>
      </p>
      <NameList label="Queries" names={toLinks('query')} />
      <NameList label="Mutations" names={toLinks('mutation')} />
      <NameList label="Subscriptions" names={toLinks('subscription')} />
      <NameList label="Types" names={toLinks('object', 'enum', 'interface', 'union', 'scalar')} />
    </Section>
  );
}
