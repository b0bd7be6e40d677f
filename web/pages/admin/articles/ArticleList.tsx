import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import desk from '../shared/Admin.module.css';
import { plural } from '../shared/plural.ts';
import { ArticlesTable } from './ArticlesTable.tsx';
import type { Listed } from './articleWords.ts';
import { type ArticleAction, useArticleActions } from './useArticleActions.ts';

type ArticlesDeskProps = { articles: Listed[]; caption: string; busy: boolean; trash: boolean };

/** The article list with the bulk actions for selected articles. */
export function AdminArticleList({ articles, caption, busy, trash }: ArticlesDeskProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const run = useArticleActions();
  const chosen = articles.filter(({ id }) => selected.has(id));
  const select = (ids: string[], now: boolean) =>
    setSelected((before) => new Set(now ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const act = async (action: ArticleAction) => {
    const done = await run(action, findPossible(chosen, action));
    select(done, false);
  };
  return (
    <>
      <BulkBar chosen={chosen} onAct={(action) => void act(action)} onClear={() => setSelected(new Set())} />
      <ArticlesTable
        articles={articles}
        caption={caption}
        busy={busy}
        selected={selected}
        onSelect={select}
        trash={trash}
      />
    </>
  );
}

const permissions = {
  publish: 'publish',
  unpublish: 'unpublish',
  trash: 'delete',
  restore: 'restore',
  erase: 'deletePermanently',
} as const satisfies Record<ArticleAction, string>;

const findPossible = (articles: readonly Listed[], action: ArticleAction): Listed[] =>
  articles.filter(({ viewerCan }) => viewerCan[permissions[action]]);

type BulkBarProps = { chosen: readonly Listed[]; onAct: (action: ArticleAction) => void; onClear: () => void };

function BulkBar({ chosen, onAct, onClear }: BulkBarProps) {
  if (chosen.length === 0) return null;
  return (
    <div role="group" aria-label="Selected articles" className={desk.bulk}>
      <b role="status">{plural(chosen.length, 'article')} selected</b>
      {(Object.keys(permissions) as ArticleAction[]).map((action) => {
        const { length } = findPossible(chosen, action);
        return length > 0 && <BulkButton key={action} action={action} all={plural(length, 'article')} onAct={onAct} />;
      })}
      <Button size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}

const questions = {
  publish: (all: string) => `Publish ${all} now?`,
  unpublish: (all: string) => `Take ${all} off the site?`,
  trash: (all: string) => `Move ${all} to the trash?`,
  erase: (all: string) => `Delete ${all} permanently?`,
};
const labels = { publish: 'Publish', unpublish: 'Unpublish', trash: 'Delete', erase: 'Delete permanently' };
const variants = { publish: 'primary', unpublish: 'primary', trash: 'danger', erase: 'danger' } as const;

type BulkButtonProps = { action: ArticleAction; all: string; onAct: (action: ArticleAction) => void };

function BulkButton({ action, all, onAct }: BulkButtonProps) {
  if (action === 'restore')
    return (
      <Button size="small" variant="primary" onClick={() => onAct(action)}>
        Restore as drafts
      </Button>
    );
  return (
    <ConfirmButton
      size="small"
      variant={variants[action]}
      sure={questions[action](all)}
      onConfirm={() => onAct(action)}
    >
      {labels[action]}
    </ConfirmButton>
  );
}
