import { useCallback, useEffect, useRef, useState } from 'react';
import { useViewerQuery } from '#graphql/generated/portal.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { paths } from '#web/paths.ts';
import { statusLabels } from '../articleLabels.ts';
import styles from './ArticleEditor.module.css';
import { ArticleSettings } from './ArticleSettings.tsx';
import {
  articleKind,
  type Authors,
  type Categories,
  type EditedArticle,
  getSavedAt,
  listDifferences,
  type Values,
} from './editing.ts';
import { ScheduledFor, StatusDetail } from './EditorBar.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { Preview } from './Preview.tsx';
import { getSchedule, usePublishingBar } from './PublishingBar.tsx';
import { useEditLock } from './useEditLock.ts';
import { useEditor } from './useEditor.ts';
import { Versions } from './Versions.tsx';

type ArticleEditorProps = {
  /** Null for a new article. */
  article: EditedArticle | null;
  categories: Categories;
  authors: Authors;
  /** Called when a new article was saved for the first time. */
  onCreate: (id: string) => void;
};

/** The article form, its preview and its actions. */
export function ArticleEditor({ article, categories, authors, onCreate }: ArticleEditorProps) {
  const gain = useRef(async (): Promise<void> => undefined);
  const onGain = useCallback(() => gain.current(), []);
  const [id, setId] = useState(article?.id ?? null);
  const hold = useEditLock(id, onGain);
  const editor = useEditor(article, hold.elsewhere !== null, (createdId) => {
    setId(createdId);
    onCreate(createdId);
  });
  const { values, saved, dirty, theirs } = editor;
  const viewerId = useViewerQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.accountId;
  // After a crash, the lock of the closed tab is still held, by the same person.
  const isOwnLock = hold.elsewhere?.holder.accountId === viewerId;
  useEffect(() => {
    gain.current = async () => {
      const now = saved && !dirty && (await editor.readNow(saved.id));
      if (now) editor.goBackTo(now);
    };
  });
  const takeUp = async (newValues: Values) => {
    const isLocked = hold.elsewhere !== null;
    if (isLocked) await hold.takeOver();
    editor.restore(newValues);
    if (!isLocked) void takeOwnLock();
  };
  /** The answer about the lock may be on its way. That of a crashed tab of the same person is still held. */
  const takeOwnLock = async () => {
    const lock = await hold.askAgain();
    if (lock?.isOwn === false && lock.holder.accountId === viewerId) await hold.takeOver();
  };
  return (
    <>
      <EditorFrame
        kind={articleKind}
        editor={editor}
        status={statusLabels[saved?.status ?? 'DRAFT']}
        statusDetail={saved && <Place article={saved} />}
        {...usePublishingBar(editor)}
        notice={
          hold.elsewhere && (
            <LockNotice hold={hold.elsewhere} isOwn={isOwnLock} dirty={dirty} onTakeOver={() => void hold.takeOver()} />
          )
        }
        settings={<ArticleSettings editor={editor} categories={categories} authors={authors} />}
        preview={
          <Preview
            values={values}
            saved={saved}
            category={categories.find((category) => category.id === values.categoryId) ?? null}
          />
        }
        compare={(other) => listDifferences(other, values, categories)}
        theirsSavedAt={theirs ? getSavedAt(theirs) : undefined}
        onRestore={hold.elsewhere && !isOwnLock ? null : takeUp}
      />
      {saved && <Versions article={saved} values={values} categories={categories} onRestore={editor.set} />}
    </>
  );
}
type HeldElsewhereProps = {
  hold: { holder: { name?: string | null }; lockedAt: string };
  /** True if it is another tab of the same person. */
  isOwn: boolean;
  /** True if there are unsaved changes here. */
  dirty: boolean;
  onTakeOver: () => void;
};

/** The article is locked elsewhere: by another person, or by another tab. Says who, since when, and how to take over. */
const LockNotice = ({ hold: { holder, lockedAt }, isOwn, dirty, onTakeOver }: HeldElsewhereProps) => (
  <div role="status" className={styles.notice}>
    <p>
      {isOwn ? (
        <>
          It is <b>open in another tab of yours</b>, which
        </>
      ) : (
        <b>{holder.name}</b>
      )}{' '}
      has been editing this article since <Moment at={lockedAt} />. You can read it here.
      {dirty && ' Your changes are kept in this browser. Take over editing to continue with them.'}
    </p>
    <ConfirmButton
      size="small"
      sure={`Take over editing from ${isOwn ? 'your other tab' : holder.name}?`}
      onConfirm={onTakeOver}
    >
      Take over
    </ConfirmButton>
  </div>
);

/** When the article will be published, or where it is. */
function Place({ article }: { article: EditedArticle }) {
  const scheduled = getSchedule(article);
  if (article.status !== 'PUBLISHED') return scheduled && <ScheduledFor at={scheduled} />;
  const path = paths.article(article.slug);
  return (
    <>
      <StatusDetail>
        {' at '}
        <InlineLink to={path}>{path}</InlineLink>
      </StatusDetail>
      {scheduled && <ScheduledFor what=" · Changes scheduled" at={scheduled} />}
    </>
  );
}
