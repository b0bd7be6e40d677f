import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ConfirmButton } from '../../../components/ConfirmButton.tsx';
import desk from '../desk/Desk.module.css';
import { plural } from '../desk/plural.ts';
import { ArticlesTable } from './ArticlesTable.tsx';
import type { Listed } from './articleWords.ts';
import { type ArticleAction, useArticleActions } from './useArticleActions.ts';

type ArticlesDeskProps = { articles: Listed[]; caption: string; busy: boolean; trash: boolean };

/** The list with what can be done to all that are selected. */
export function ArticlesDesk({ articles, caption, busy, trash }: ArticlesDeskProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const run = useArticleActions();
  const chosen = articles.filter(({ id }) => selected.has(id));
  const select = (ids: string[], now: boolean) =>
    setSelected((before) => new Set(now ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const act = async (action: ArticleAction) => {
    const done = await run(action, chosen);
    select(done, false);
  };
  return (
    <>
      <BulkBar
        trash={trash}
        count={chosen.length}
        onAct={(action) => void act(action)}
        onClear={() => setSelected(new Set())}
      />
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

type BulkBarProps = { trash: boolean; count: number; onAct: (action: ArticleAction) => void; onClear: () => void };

function BulkBar({ trash, count, onAct, onClear }: BulkBarProps) {
  if (count === 0) return null;
  const all = plural(count, 'article');
  return (
    <div role="group" aria-label="Selected articles" className={desk.bulk}>
      <b role="status">{all} selected</b>
      {trash ? <TrashActions all={all} onAct={onAct} /> : <DeskActions all={all} onAct={onAct} />}
      <Button size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}

type ActionsProps = { all: string; onAct: (action: ArticleAction) => void };

const DeskActions = ({ all, onAct }: ActionsProps) => (
  <>
    <ConfirmButton size="small" variant="primary" sure={`Publish ${all} now?`} onConfirm={() => onAct('publish')}>
      Publish
    </ConfirmButton>
    <ConfirmButton size="small" sure={`Take ${all} off the site?`} onConfirm={() => onAct('unpublish')}>
      Unpublish
    </ConfirmButton>
    <ConfirmButton size="small" variant="danger" sure={`Move ${all} to the trash?`} onConfirm={() => onAct('trash')}>
      Delete
    </ConfirmButton>
  </>
);

const TrashActions = ({ all, onAct }: ActionsProps) => (
  <>
    <Button size="small" variant="primary" onClick={() => onAct('restore')}>
      Restore as drafts
    </Button>
    <ConfirmButton size="small" variant="danger" sure={`Delete ${all} permanently?`} onConfirm={() => onAct('erase')}>
      Delete permanently
    </ConfirmButton>
  </>
);
