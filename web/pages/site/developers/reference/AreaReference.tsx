import { type ComponentType, Suspense } from 'react';
import { areas } from '../../../../../graphql/reference/areas.ts';
import {
  type AreaSlug,
  getAnchor,
  type ReferenceArea,
  type ReferenceOperation,
} from '../../../../../graphql/reference/model.ts';
import { paths } from '../../../../paths.ts';
import { PageHero } from '../../../../site/PageHero.tsx';
import { PageMeta } from '../../../../site/PageMeta.tsx';
import { Section } from '../../../../site/Section.tsx';
import { InlineLink } from '../../../../ui/InlineLink.tsx';
import { AreaContext } from './AreaContext.ts';
import { NameList } from './NameList.tsx';
import { OperationEntry } from './OperationEntry.tsx';
import styles from './Reference.module.css';
import { TypeEntry } from './TypeEntry.tsx';

type AreaReferenceProps = {
  slug: AreaSlug;
  /** The entries of the area. They load after the page, which keeps the server's markup until then. */
  Content: ComponentType;
};

const GROUPS = [
  ['query', 'Queries'],
  ['mutation', 'Mutations'],
] as const;

/** The operations and types of one area of the API, as its schema describes them. */
export function AreaReference({ slug, Content }: AreaReferenceProps) {
  const { title, summary } = areas[slug];
  const path = paths.developersReferenceArea(slug);
  const way = [
    { name: 'Developers', to: paths.developers },
    { name: 'API reference', to: paths.developersReference },
    { name: title, to: path },
  ];
  return (
    <>
      <PageMeta title={`${title}: API reference`} description={`GraphQL API reference. ${summary}`} trail={way} />
      <PageHero
        eyebrow="Developers · API reference"
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
export const makeAreaContent = (area: ReferenceArea) =>
  function AreaContent() {
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
