import { type ComponentType, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { areas, areaSlugs } from '#graphql/reference/areas.ts';
import { type AreaSlug, getAnchor, type ReferenceArea, type ReferenceOperation } from '#graphql/reference/model.ts';
import { paths } from '#web/paths.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Section } from '#web/site/Section.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { AreaContext } from './TypeLink.tsx';
import { OperationEntry } from './OperationEntry.tsx';
import styles from './Reference.module.css';
import { TypeEntry } from './TypeEntry.tsx';
import { NameList } from './FieldList.tsx';

const loads: Record<AreaSlug, () => Promise<{ area: ReferenceArea }>> = {
  content: () => import('virtual:api-reference/content'),
  documents: () => import('virtual:api-reference/documents'),
  events: () => import('virtual:api-reference/events'),
  updates: () => import('virtual:api-reference/updates'),
  people: () => import('virtual:api-reference/people'),
  feeds: () => import('virtual:api-reference/feeds'),
  audit: () => import('virtual:api-reference/audit'),
  webhooks: () => import('virtual:api-reference/webhooks'),
  account: () => import('virtual:api-reference/account'),
  site: () => import('virtual:api-reference/site'),
  types: () => import('virtual:api-reference/types'),
};

/** The entries of each area. They load after the page, which keeps the server's markup until then. */
const contents: Record<string, ComponentType> = {};
for (const [slug, load] of Object.entries(loads)) {
  const loadContent = () => load().then(({ area }) => makeAreaContent(area));
  contents[slug] = lazyComponent(loadContent, import.meta.env.SSR ? await loadContent() : null);
}

const GROUPS = [
  ['query', 'Queries'],
  ['mutation', 'Mutations'],
] as const;

/** The operations and types of one area of the API, as its schema describes them. */
export function AreaReferencePage() {
  const { pathname } = useLocation();
  const slug = areaSlugs.find((area) => matchPath(paths.developersReferenceArea(area), pathname))!;
  const { title, summary } = areas[slug];
  const path = paths.developersReferenceArea(slug);
  const Content = contents[slug]!;
  const way = [
    { name: 'Developers', to: paths.developers },
    { name: 'API reference', to: paths.developersReference },
    { name: title, to: path },
  ];
  return (
    <>
      <PageMeta title={`${title}: API reference`} description={`GraphQL API reference. ${summary}`} trail={way} />
      <PageHero
        eyebrow="GraphQL operations and types"
        title={title}
        size="long"
        lead={
          <>
            {summary} <InlineLink to={paths.developersReference}>Search the whole reference</InlineLink>.
          </>
        }
        trail={way}
      />
      <Suspense fallback={<p role="status">Loading the reference …</p>}>
        <Content />
      </Suspense>
    </>
  );
}

/** The entries of an area as a component. */
function makeAreaContent(area: ReferenceArea) {
  return function AreaContent() {
    return (
      <AreaContext value={area.elsewhere}>
        <div className={styles.page}>
          <nav aria-labelledby="index" className={styles.index}>
            <h2 id="index" className="visually-hidden">
              On this page
            </h2>
            {GROUPS.map(([kind, label]) => (
              <NameList key={kind} label={label} names={listOfKind(area, kind).map(toLink)} />
            ))}
            <NameList label="Types" names={area.types.map(toLink)} />
          </nav>
          <div>
            {GROUPS.map(([kind, label]) => (
              <OperationSection key={kind} label={label} operations={listOfKind(area, kind)} />
            ))}
            {area.types.length > 0 && (
              <Section title="Types" id="types" className={styles.compact} close>
                {area.types.map((type) => (
                  <TypeEntry key={type.name} type={type} />
                ))}
              </Section>
            )}
          </div>
        </div>
      </AreaContext>
    );
  };
}

const listOfKind = ({ operations }: ReferenceArea, expected: ReferenceOperation['kind']) =>
  operations.filter(({ kind }) => kind === expected);

const toLink = (entry: Parameters<typeof getAnchor>[0]) => ({ name: entry.name, to: `#${getAnchor(entry)}` });

function OperationSection({ label, operations }: { label: string; operations: ReferenceOperation[] }) {
  if (operations.length === 0) return null;
  return (
    <Section title={label} id={label.toLowerCase()} className={styles.compact} close>
      {operations.map((operation) => (
        <OperationEntry key={operation.name} operation={operation} />
      ))}
    </Section>
  );
}
