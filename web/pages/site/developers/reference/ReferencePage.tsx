import { type FormEvent, Suspense } from 'react';
import { names } from 'virtual:api-reference/names';
import { areas, areaSlugs } from '#graphql/reference/areas.ts';
import type { AreaSlug } from '#graphql/reference/model.ts';
import { paths } from '#web/paths.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Section } from '#web/site/Section.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import styles from './Reference.module.css';
import { useNavigate } from 'react-router-dom';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { NameList } from './FieldList.tsx';

const way = [
  { name: 'Developers', to: paths.developers },
  { name: 'API reference', to: paths.developersReference },
];

const count = (kind: keyof (typeof names)[AreaSlug]): number =>
  areaSlugs.reduce((sum, slug) => sum + names[slug][kind].length, 0);

const facts = [
  ['Operations', `${count('query')} queries, ${count('mutation')} mutations`],
  ['Types', `${count('type')}, and those of lists, inputs and results`],
] as const;

// Loaded on demand: most visitors read the list and never search.
const load = () => import('./ReferenceResults.tsx').then((module) => module.ReferenceResults);
const ReferenceResults = lazyComponent(load, import.meta.env.SSR ? await load() : null);

/** Everything in the schema by area, with a search in the URL that works without JavaScript. */
export function ReferencePage() {
  const search = usePageQuery().get('q')?.trim() ?? '';
  return (
    <>
      <PageMeta
        title="API reference: queries, mutations, types"
        description="Every query, mutation and type of the GraphQL API with its description, arguments, cost, required scope and an example."
        trail={way}
        hidden={search !== ''}
      />
      <PageHero
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
      <Section title="Search the reference and the guide" className={styles.compact} close>
        <ReferenceSearch search={search} />
        {search && (
          <Suspense fallback={<p role="status">Searching …</p>}>
            <ReferenceResults search={search} />
          </Suspense>
        )}
      </Section>
      {!search && areaSlugs.map((slug) => <AreaSection key={slug} slug={slug} />)}
    </>
  );
}

function AreaSection({ slug }: { slug: AreaSlug }) {
  const path = paths.developersReferenceArea(slug);
  const toLinks = (kind: keyof (typeof names)[AreaSlug]) =>
    names[slug][kind].map((name) => ({ name, to: `${path}#${kind}-${name}` }));
  return (
    <Section title={areas[slug].title} id={slug} className={styles.compact} close>
      <p className={styles.summary}>
        {areas[slug].summary} <InlineLink to={path}>Open {areas[slug].title}</InlineLink>
      </p>
      <NameList label="Queries" names={toLinks('query')} />
      <NameList label="Mutations" names={toLinks('mutation')} />
      <NameList label="Types" names={toLinks('type')} />
    </Section>
  );
}

/** The search text is in the URL, so a search can be linked and the form works without JavaScript. */
function ReferenceSearch({ search }: { search: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchText = String(new FormData(event.currentTarget).get('q')).trim();
    void navigate(paths.developersReference + (searchText ? `?${new URLSearchParams({ q: searchText })}` : ''));
  };
  return (
    <form role="search" action={paths.developersReference} method="get" onSubmit={submit} className={styles.search}>
      <label htmlFor="reference-search" className="label">
        Name, word of a description, or topic of the guide
      </label>
      <span>
        <input
          key={search}
          id="reference-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={text.searchQuery}
        />
        <Button type="submit" size="small">
          Search
        </Button>
      </span>
    </form>
  );
}
