import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ConfirmButton } from '../../../../components/ConfirmButton.tsx';
import { InlineLink } from '../../../../components/InlineLink.tsx';
import { Moment } from '../../../../components/Moment.tsx';
import { Field } from '../../../../forms/Field.tsx';
import { paths } from '../../../../paths.ts';
import { statusWords } from '../articleWords.ts';
import styles from './ArticleEditor.module.css';
import type { Editor } from './useEditor.ts';

/** Saves, publishes, plans and takes back; says where the article stands. */
export function PublishingBar({ editor }: { editor: Editor }) {
  const { saved, dirty, busy, publish, unpublish } = editor;
  const [planning, setPlanning] = useState(false);
  const status = saved?.status ?? 'DRAFT';
  return (
    <div className={styles.publishing}>
      <p role="status">
        <b>{statusWords[status]}</b>
        {status === 'SCHEDULED' && saved?.publishedAt && (
          <>
            {' for '}
            <Moment at={saved.publishedAt} />
          </>
        )}
        {status === 'PUBLISHED' && saved && (
          <>
            {' at '}
            <InlineLink to={paths.article(saved.slug)}>{paths.article(saved.slug)}</InlineLink>
          </>
        )}
        {dirty ? ' · Not saved' : saved ? ' · Saved' : ''}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" variant={status === 'PUBLISHED' ? 'primary' : 'quiet'} disabled={busy || !dirty}>
          {status === 'PUBLISHED' ? 'Save and show' : 'Save draft'}
        </Button>
        {status !== 'PUBLISHED' && (
          <Button variant="primary" disabled={busy} onClick={() => void publish(null)}>
            Publish now
          </Button>
        )}
        {status !== 'PUBLISHED' && (
          <Button aria-expanded={planning} onClick={() => setPlanning(!planning)}>
            Schedule …
          </Button>
        )}
        {status !== 'DRAFT' && (
          <ConfirmButton sure="Take it off the site?" onConfirm={() => void unpublish()}>
            Unpublish
          </ConfirmButton>
        )}
      </div>
      {planning && status !== 'PUBLISHED' && <Plan busy={busy} onPlan={(at) => publish(at)} />}
    </div>
  );
}

function Plan({ busy, onPlan }: { busy: boolean; onPlan: (at: string) => Promise<unknown> }) {
  const [wall, setWall] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const plan = () => {
    const at = new Date(wall);
    const isAhead = at.getTime() > Date.now();
    setFault(isAhead ? undefined : 'Choose a time that lies ahead');
    if (isAhead) void onPlan(at.toISOString());
  };
  return (
    <div className={styles.plan}>
      <Field
        label="Goes live"
        name="publishAt"
        type="datetime-local"
        required
        value={wall}
        fault={fault}
        hint={`In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}. Readers see it within seconds of that minute.`}
        onChange={({ currentTarget }) => setWall(currentTarget.value)}
      />
      <Button variant="primary" disabled={busy} onClick={plan}>
        Schedule
      </Button>
    </div>
  );
}
