import { Suspense, useState } from 'react';
import { useArticleVersionsQuery } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { describeFailure } from '#web/runtime/failure.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import styles from './ArticleEditor.module.css';
import {
  type Categories,
  type EditedArticle,
  getVersion,
  listDifferences,
  restoreVersion,
  type Values,
  type Version,
} from './editing.ts';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

// Loaded on demand: comparisons are rare, and the library is large.
const Comparison = lazyComponent(() => import('./comparison/Comparison.tsx').then((module) => module.Comparison));

type VersionsProps = {
  article: EditedArticle;
  values: Values;
  categories: Categories;
  onRestore: (values: Values) => void;
};

const VERSIONS = 'versions';

/** Opens the versions below the text. */
export function showVersions(): void {
  const versions = document.getElementById(VERSIONS) as HTMLDetailsElement | null;
  if (!versions) return;
  versions.open = true;
  versions.scrollIntoView();
  versions.querySelector('summary')?.focus({ preventScroll: true });
}

/** Earlier versions of the article, loaded when the section opens. */
export function Versions(props: VersionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details id={VERSIONS} className={styles.versions} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>History</summary>
      {open && <VersionList key={`${getVersion(props.article)}|${props.article.version}`} {...props} />}
    </details>
  );
}

function VersionList({ article, ...form }: VersionsProps) {
  const options = { variables: { id: article.id }, fetchPolicy: 'network-only' } as const;
  const { data, error, refetch } = useArticleVersionsQuery(options);
  const [chosen, setChosen] = useState<number | null>(null);
  if (error)
    return <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <LoadingMark />;
  if (data.articleVersions.nodes.length === 0)
    return <p>No earlier versions. This article came with the site and has not been changed.</p>;
  return (
    <ol className={styles.versionList}>
      {data.articleVersions.nodes.map((version) => {
        const isChosen = chosen === version.version;
        return (
          <li key={version.version}>
            <p>
              <b>Version {version.version}</b> · <Moment at={version.savedAt} /> · {version.savedBy?.name ?? 'original'}
              {describeVersion(version, article)}
            </p>
            <Button size="small" aria-expanded={isChosen} onClick={() => setChosen(isChosen ? null : version.version)}>
              Compare<span className="visually-hidden"> version {version.version}</span>
            </Button>{' '}
            <Button size="small" onClick={() => form.onRestore(restoreVersion(version, form.values))}>
              Restore<span className="visually-hidden"> version {version.version} in the form</span>
            </Button>
            {isChosen && <VersionComparison version={version} {...form} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Describes a version's status: draft, published, scheduled or never published. */
function describeVersion({ version, isDraft, isAutosave }: Version, article: EditedArticle): string {
  if (version === article.draft?.version) return ' · draft';
  if (isAutosave) return ' · saved automatically';
  if (isDraft) return ' · never published';
  if (version !== article.version) return '';
  return article.status === 'PUBLISHED'
    ? ' · published'
    : article.status === 'SCHEDULED'
      ? ' · scheduled'
      : ' · newest';
}

type ComparedProps = Omit<VersionsProps, 'article'> & { version: Version };

/**
 * Compares a version with the form's current content. Restoring it changes only the form; saving is a separate step.
 */
function VersionComparison({ version, values, categories, onRestore }: ComparedProps) {
  const restored = restoreVersion(version, values);
  const texts = listDifferences(restored, values, categories);
  if (texts.length === 0) return <p>The form contains exactly this text.</p>;
  return (
    <div className={styles.compared}>
      {/* Above the texts, which load later and would move the button from under the pointer. */}
      <Button size="small" onClick={() => onRestore(restored)}>
        Copy version {version.version} to the form
      </Button>
      <p>From version {version.version} compared with the text in the form:</p>
      <Suspense fallback={<p>Comparing …</p>}>
        <Comparison names={[`Version ${version.version}`, 'Text in the form']} texts={texts} />
      </Suspense>
    </div>
  );
}
