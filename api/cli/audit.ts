import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Archive, ArchiveError, readArchive } from '../operation/audit/audit.archive.ts';
import type { Removal } from '../operation/audit/audit.removal.query.ts';
import { exportUntil, planRemoval, removeExported, YOUNGEST_DAYS } from '../operation/audit/audit.removal.service.ts';
import { type Verdict, verifyAuditLog } from '../operation/audit/audit.verify.service.ts';
import { sessionSecrets } from '../platform/secrets.ts';
import { removeEvents } from '../portal/reading/earlier-reading.service.ts';
import { countOf } from '../operation/status/status.sentences.ts';
import { type Command, parseOneName } from './command.ts';
import { withExistingSite } from './site.ts';

/** A day is its beginning in UTC. */
function readUntil(text: string | undefined, usage: string): Date {
  const until = new Date(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text ?? '') ? text! : Number.NaN);
  if (Number.isNaN(until.getTime())) throw new TypeError(`Name a date such as 2025-06-01: ${usage}`);
  return until;
}

const verifyCommand: Command = {
  words: 'audit verify',
  summary: 'Checks that no event of the audit log was changed or removed.',
  help: `Usage: npx portal audit verify [--export <file>]…

Computes the hash of every event again and compares the last one with the signed checkpoint in DATA_DIR/audit. If the
log was changed, the command names the first wrong event and exits with code 1. It also exits with code 1 if the
checkpoint is missing. A server writes the first checkpoint within seconds of its start. To begin again with a new
checkpoint, delete the folder DATA_DIR/audit.
Events that npx portal audit prune removed are named by a signed event of the log, and the command says how many.

  --export <file>  a file of npx portal audit export: its events are checked, too, and that the log continues them. Name
                   all files, in any order, to check everything from the first event on`,
  run: (args) => {
    const options = { export: { type: 'string', multiple: true } } as const;
    const files = parseArgs({ args, options }).values.export ?? [];
    return withExistingSite(async (em, env) => {
      // First, because a long log takes minutes.
      const archives = await readArchives(files);
      const verdict = await verifyAuditLog(em, env.DATA_DIR, await sessionSecrets(env));
      if (verdict.error) {
        console.log(verdict.error);
        return 1;
      }
      console.log(
        `The audit log is intact: ${countOf(verdict.events, 'event')}, none changed or removed${verdict.removed ? ' after the removal' : ''}.`,
      );
      if (verdict.removed) console.log(describeRemoved(verdict.removed));
      if (archives.length > 0) console.log(describeArchives(archives, verdict));
      return 0;
    });
  },
};

const describeRemoved = ({ last, until, hash, isUnfinished }: NonNullable<Verdict['removed']>): string =>
  `${countOf(last, 'event')} until ${until.slice(0, 10)} were removed and exported; their last hash is ${hash}.${
    isUnfinished ? ' The removal was interrupted: run npx portal audit prune again, with the same file.' : ''
  }`;

/** The files by their events. Each continues the one before it. */
async function readArchives(files: readonly string[]): Promise<Archive[]> {
  const archives = [];
  for (const file of files) archives.push(await readArchive(path.resolve(file)));
  archives.sort((a, b) => a.first - b.first);
  for (const [at, archive] of archives.entries()) {
    const previous = archives[at - 1];
    if (previous && (archive.first !== previous.last + 1 || archive.after !== previous.hash))
      throw new ArchiveError(`Event ${archive.first} of the files does not follow event ${previous.last}.`);
  }
  return archives;
}

function describeArchives(archives: readonly Archive[], { removed }: Verdict): string {
  const [first, last] = [archives[0]!, archives.at(-1)!];
  if (!removed || last.last !== removed.last || last.hash !== removed.hash)
    throw new ArchiveError(
      `The files do not join the log: they end with event ${last.last} and the hash ${last.hash}, ${
        removed
          ? `but the removal ended with event ${removed.last} and the hash ${removed.hash}`
          : 'but no event was removed'
      }.`,
    );
  const missing = first.first > 1 ? ` Events 1 to ${first.first - 1} are in none of the files.` : '';
  return `The files are intact: events ${first.first} to ${last.last}, which the log continues.${missing}`;
}

const exportCommand: Command = {
  words: 'audit export',
  summary: 'Writes the events of the audit log before a date to a file.',
  help: `Usage: npx portal audit export --until <date> <file>

The date is a day such as 2025-06-01, which begins at 00:00 UTC. The file has one line of JSON for each event, with its hash.
The command reads it back, and removes nothing. The file has names of no people, but their ids and IP addresses.`,
  run: (args) => {
    const usage = 'npx portal audit export --until <date> <file>';
    const { values, name } = parseOneName(args, usage, { until: { type: 'string' } });
    const until = readUntil(values.until, usage);
    if (!name) throw new TypeError(`Name the file: ${usage}`);
    const file = path.resolve(name);
    return withExistingSite(async (em) => {
      const archive = await exportUntil(em, until, file);
      console.log(`Wrote ${countOf(archive.count, 'event')} to ${file}. The last hash is ${archive.hash}.`);
      return 0;
    });
  },
};

const pruneCommand: Command = {
  words: 'audit prune',
  summary: 'Removes events from the audit log that a file contains.',
  help: `Usage: npx portal audit prune --until <date> --export <file> [--yes]

Removes the events before the date, which must be at least ${YOUNGEST_DAYS} days ago. The file is one that npx portal audit export wrote
for the same date: the command reads it to its end, and refuses if it does not contain exactly what is removed, or if the
log is not intact. A signed event of the log names the number of removed events and the last hash, so npx portal audit verify
still finds every change. If the command is interrupted, run it again. Keep the file: the events are in no other place.
From then on, the audit log, the access log, engagement and the progress of readers begin at the date. What people have read
does not become new again.

  --yes  does not ask`,
  run: (args) => {
    const options = { until: { type: 'string' }, export: { type: 'string' }, yes: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    const usage = 'npx portal audit prune --until <date> --export <file> [--yes]';
    const until = readUntil(values.until, usage);
    if (!values.export) throw new TypeError(`Name the file: ${usage}`);
    const file = path.resolve(values.export);
    return withExistingSite(async (em, env) => {
      const site = { dataDir: env.DATA_DIR, secrets: await sessionSecrets(env) };
      const plan = await planRemoval(em, until, file, site);
      if (!values.yes && !(await confirmRemoval(plan, file))) {
        console.log('Nothing was removed.');
        return 1;
      }
      await removeExported(em, plan, { ...site, remove: removeEvents });
      console.log(`Removed ${countOf(plan.count, 'event')} until ${plan.until.slice(0, 10)}. Keep ${file}.`);
      return 0;
    });
  },
};

async function confirmRemoval({ count, until }: Removal, file: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new TypeError('Add --yes to remove the events without a question.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const question = `Remove ${countOf(count, 'event')} until ${until.slice(0, 10)}? Afterwards, they are only in ${file}. [y/N] `;
  const answer = await terminal.question(question).finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}

export const auditCommands = [verifyCommand, exportCommand, pruneCommand];
