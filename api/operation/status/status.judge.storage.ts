import { isIncrement } from '../backups/backup.job.service.ts';
import type { AlertFacts, BackupFacts, RetentionFacts, StatusFacts } from './status.facts.ts';
import { countOf, describeAge, describeBytes, makeItem, MINUTE_MS } from './status.sentences.ts';
import type { StatusItem } from './status.type.ts';

const HOUR_MS = 60 * MINUTE_MS;
const GB = 1_000_000_000;
/** A night has begun and passed without a backup. */
const LATE_BACKUP_MS = 26 * HOUR_MS;
/** Two nights have passed without a backup. */
const MISSING_BACKUP_MS = 50 * HOUR_MS;

export function judgeStorage({ storage }: StatusFacts): StatusItem {
  const { documents, documentBytes, pictures, pictureBytes, uninspected, unindexed } = storage;
  const files = `${countOf(documents, 'document version')} (${describeBytes(documentBytes)}) and ${countOf(pictures, 'picture')} (${describeBytes(pictureBytes)}).`;
  const waiting = [
    uninspected > 0 && `${countOf(uninspected, 'file')} to inspect`,
    unindexed > 0 && `the text of ${countOf(unindexed, 'document')} to index for searches`,
  ].filter((part) => part !== false);
  const work = waiting.length > 0 ? ` Still ${waiting.join(', and ')}.` : '';
  return makeItem('STORAGE', 'OK', files + work);
}

export function judgeDisk({ servers }: AlertFacts): StatusItem {
  const disks = servers.flatMap(({ host, diskFreeBytes, diskBytes }) =>
    diskFreeBytes === null || !diskBytes ? [] : [{ host, free: diskFreeBytes, share: diskFreeBytes / diskBytes }],
  );
  const fullest = disks.toSorted((a, b) => a.share - b.share)[0];
  if (!fullest) return makeItem('DISK', 'OK', 'The system does not report the free space of the data folder.');
  const { host, free, share } = fullest;
  const summary = `${describeBytes(free)} free, ${Math.floor(share * 100)}% of the disk of the data folder${disks.length > 1 ? ` of ${host}` : ''}.`;
  const level = share < 0.02 || free < 0.5 * GB ? 'FAILING' : share < 0.1 || free < 2 * GB ? 'WARNING' : 'OK';
  return makeItem('DISK', level, summary, {
    advice:
      level === 'OK' ? null : 'Free space on the disk, or enlarge it. PostgreSQL and uploads stop when it is full.',
  });
}

export function judgeBackups({ at, backups, hasBackupUrl }: AlertFacts): StatusItem {
  const good = backups.find(({ fileName }) => fileName !== null);
  const newest = backups[0];
  if (!hasBackupUrl)
    return makeItem('BACKUPS', 'WARNING', 'No nightly backup is configured.', {
      details: good ? [describeBackup(at, good)] : [],
      advice: 'Set BACKUP_URL, and BACKUP_PASSPHRASE or BACKUP_RECIPIENT.',
    });
  const error = newest?.fileName === null ? newest.error : null;
  const details = error ? [`Last error: ${error}`] : [];
  if (!newest) return makeItem('BACKUPS', 'OK', 'The first backup has not begun yet.');
  const advice = 'Correct what the error names. The backup is tried again every hour; npx portal backup tries it now.';
  if (!good)
    return makeItem(
      'BACKUPS',
      error ? 'FAILING' : 'OK',
      error ? 'No backup was written.' : 'The first backup is being written.',
      {
        details,
        advice: error && advice,
      },
    );
  const age = at.getTime() - good.startedAt.getTime();
  const isFailing = age > MISSING_BACKUP_MS || (age > LATE_BACKUP_MS && error !== null);
  const level = isFailing ? 'FAILING' : age > LATE_BACKUP_MS || error ? 'WARNING' : 'OK';
  return makeItem('BACKUPS', level, describeBackup(at, good), { details, advice: level === 'OK' ? null : advice });
}

const describeBackup = (at: Date, { startedAt, endedAt, byteSize, fileName }: BackupFacts): string => {
  const seconds = endedAt ? Math.ceil((endedAt.getTime() - startedAt.getTime()) / 1_000) : null;
  const took = seconds === null ? '' : `, written in ${countOf(seconds, 'second')}`;
  const kind = fileName !== null && isIncrement(fileName) ? 'The newest backup, an increment,' : 'The newest backup';
  return `${kind} is ${describeAge(at, startedAt)} old: ${describeBytes(byteSize ?? 0)}${took}.`;
};

export const judgeTables = ({ tables }: StatusFacts): StatusItem =>
  makeItem('TABLES', 'OK', `The ${countOf(tables.length, 'largest table')} with their indexes.`, {
    details: tables.map(({ name, byteSize, rows }) => {
      const count = rows === null ? 'rows not counted yet' : `about ${countOf(rows, 'row')}`;
      return `${name}: ${describeBytes(byteSize)}, ${count}`;
    }),
  });

export function judgeRetention({ at, retention }: StatusFacts): StatusItem {
  const isLate = ({ days, run }: RetentionFacts) =>
    days > 0 && run !== null && at.getTime() - run.startedAt.getTime() > MISSING_BACKUP_MS;
  const late = retention.filter(isLate);
  const details = retention.map((facts) => describeRetention(at, facts));
  if (late.length === 0)
    return makeItem('RETENTION', 'OK', 'Old data is deleted every night, after 02:00 UTC.', { details });
  return makeItem('RETENTION', 'WARNING', 'Old data was not deleted in the last two nights.', {
    details,
    advice: 'Background jobs has the error of the job deleting old rows.',
  });
}

function describeRetention(at: Date, { label, setting, days, standardDays, run }: RetentionFacts): string {
  const source = days === standardDays ? setting : `${setting}, by default ${countOf(standardDays, 'day')}`;
  if (days === 0) return `${label}: kept forever (${source})`;
  const last = run?.endedAt
    ? `last run ${describeAge(at, run.endedAt)} ago, ${run.removed.toLocaleString('en-US')} deleted`
    : 'no run yet';
  return `${label}: after ${countOf(days, 'day')} (${source}), ${last}`;
}
