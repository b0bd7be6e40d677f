import { type ChangeEvent, useState } from 'react';
import { useImportFeedsMutation } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { report, useSend } from '#web/ui/useActionToast.ts';
import buttons from '#web/ui/Button.module.css';
import { ExportLink } from '#web/ui/ExportLink.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import styles from './FeedsPage.module.css';

/** Imports and exports the feed list as OPML, the format of other feed readers. */
export function OpmlBar() {
  const importFeeds = useSend(useImportFeedsMutation, { refetchQueries: ['Feeds'] });
  const [outcome, setOutcome] = useState('');
  const importFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the same file be chosen again: without this reset, the browser fires no change event.
    const opml = file && file.size <= text.opml ? await file.text() : '';
    target.value = '';
    if (!file) return;
    if (!opml) return setOutcome('This file is empty or too large.');
    const { result } = await importFeeds({ opml }, report(`${file.name} was`, 'imported'));
    const sum = result?.data?.importFeeds;
    if (!sum) return setOutcome('');
    const rejectedNotice = sum.rejectedUrls.length > 0 ? ` Not allowed: ${sum.rejectedUrls.join(', ')}` : '';
    setOutcome(`${formatCount(sum.addedCount, 'feed')} added, ${sum.existingCount} already exist.${rejectedNotice}`);
  };
  return (
    <div className={styles.opml}>
      <label className={`${buttons.button} ${buttons.small}`}>
        Import OPML …
        <input type="file" accept=".opml,.xml,text/x-opml" onChange={(event) => void importFile(event)} />
      </label>{' '}
      <ExportLink href="/api/feeds/export" name="feeds.opml" done="The feeds were exported" failed="Export failed">
        Export OPML
      </ExportLink>
      <p role="status">{outcome}</p>
    </div>
  );
}
