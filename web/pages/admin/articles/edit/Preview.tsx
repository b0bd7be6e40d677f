import { type ReactNode, useEffect, useState } from 'react';
import { blankArticle, changeArticle, readForm } from '#graphql/article-fields.ts';
import { type PreviewArticleQuery, usePreviewArticleLazyQuery } from '#graphql/generated/admin.ts';
import { ArticleSheet } from '#web/site/ArticleSheet.tsx';
import { Button } from '#web/ui/Button.tsx';
import { describeFailure } from '#web/runtime/failure.ts';
import styles from './ArticleEditor.module.css';
import { pictureAt } from '#graphql/pictures.ts';
import type { EditedArticle, Values } from './editing.ts';

const PAUSE_MS = 300;

/** The text rendered by the server, shortly after the last keystroke. */
function useRendered(body: string) {
  const [previewArticle] = usePreviewArticleLazyQuery({ fetchPolicy: 'no-cache' });
  const [preview, setPreview] = useState<PreviewArticleQuery['previewArticle'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      if (body === '') return setPreview(null);
      try {
        const { data } = await previewArticle({ variables: { body } });
        if (!isCurrent || !data) return;
        setPreview(data.previewArticle);
        setFailure(null);
      } catch (error) {
        if (isCurrent) setFailure(describeFailure(error));
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [previewArticle, body]);
  return { preview, failure };
}

type RenderedPreview = PreviewArticleQuery['previewArticle'] | null;

type PreviewFrameProps = {
  noun: string;
  body: string;
  children: (preview: RenderedPreview, isPhone: boolean) => ReactNode;
};

/** Preview of a text, in phone or desktop width. */
export function PreviewFrame({ noun, body, children }: PreviewFrameProps) {
  const [phone, setPhone] = useState(true);
  const { preview, failure } = useRendered(body);
  const width = (isPhone: boolean, label: string) => (
    <Button size="small" aria-pressed={phone === isPhone} onClick={() => setPhone(isPhone)}>
      {label}
    </Button>
  );
  return (
    <section aria-label="Preview" className={styles.preview} data-width={phone ? 'phone' : 'desk'}>
      <div className={styles.widths}>
        <span className="label">Preview</span>
        <div role="group" aria-label="Preview width" className={styles.buttons}>
          {width(true, 'Phone')} {width(false, 'Desktop')}
        </div>
      </div>
      {failure && <p role="alert">{failure}</p>}
      {/* Scrollable boxes must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.sheet} role="region" aria-label={`Preview of the ${noun}`} tabIndex={0}>
        {children(preview, phone)}
      </div>
    </section>
  );
}

type PreviewProps = { values: Values; saved: EditedArticle | null; category: { name: string } | null };

/** Preview of the article. */
export const Preview = ({ values, saved, category }: PreviewProps) => (
  <PreviewFrame noun="article" body={values.body}>
    {(preview, phone) => (
      <ArticleSheet
        phone={phone}
        article={{
          ...changeArticle(blankArticle, readForm(values)),
          title: values.title || 'Title',
          // A draft keeps the date of its former publication or schedule, but gets another one.
          publishedAt: saved?.status === 'DRAFT' ? null : (saved?.publishedAt ?? null),
          readingMinutes: preview?.readingMinutes ?? 1,
          author: { name: values.authorName || (saved?.author.name ?? 'You') },
          category,
          coverPicture: getShownCover(values.cover),
          bodyTree: preview?.bodyTree ?? [],
        }}
      />
    )}
  </PreviewFrame>
);

/** A cover for the preview. Its alt text comes from the picture, because the form does not contain it. */
function getShownCover(path: string) {
  const sources = pictureAt(path);
  return sources && { ...sources, alt: 'The cover' };
}
