import { parseArgs } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { discardMails, listUnsent, retryMails, type Selection } from '../operation/mail/mail.outbox.service.ts';
import type { Command } from './command.ts';
import { withExistingSite } from './site.ts';

const listMailsCommand: Command = {
  words: 'mail list',
  summary: 'Lists the emails that were not sent, with the reason.',
  help: `Usage: npx portal mail list

One line for each email: its id, its kind, its recipient, its state and the last answer of the mail server. Emails that the
server stopped sending after a day are "stopped", those whose recipient was refused are "refused".`,
  run: (args) => {
    parseArgs({ args });
    return withExistingSite(async (em) => {
      const mails = await listUnsent(em);
      for (const { id, kind, recipient, isGivenUp, isDeleted, attempts, dueAt, reason } of mails) {
        const next = attempts > 0 ? `next attempt ${new Date(dueAt).toISOString()}` : 'not tried yet';
        const state = isDeleted ? 'refused' : isGivenUp ? 'stopped' : next;
        console.log([id, kind, recipient, state, (reason ?? '').replaceAll(/\s+/g, ' ')].join('  ').trimEnd());
      }
      if (mails.length === 0) console.log('All emails were sent.');
      return 0;
    });
  },
};

function makeCommand(
  verb: 'retry' | 'discard',
  summary: string,
  details: string,
  work: (em: SqlEntityManager, selection: Selection) => Promise<number>,
): Command {
  const usage = `npx portal mail ${verb} <id>… | --all`;
  const done = verb === 'retry' ? 'Trying again to send' : 'Discarded';
  return {
    words: `mail ${verb}`,
    summary,
    help: `Usage: ${usage}\n\n${details}`,
    run: async (args) => {
      const options = { all: { type: 'boolean' } } as const;
      const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
      const ids = new Set(positionals.filter(Boolean));
      if ((values.all ?? false) === ids.size > 0) throw new TypeError(`Name the emails: ${usage}`);
      const count = await withExistingSite((em) => work(em, values.all ? 'all' : [...ids]));
      console.log(`${done} ${count} email${count === 1 ? '' : 's'}.`);
      const missing = values.all ? 0 : ids.size - count;
      if (missing > 0) console.error(`Not found among the unsent emails: ${missing}. Their ids: npx portal mail list`);
      return missing > 0 ? 1 : 0;
    },
  };
}

export const mailCommands = [
  listMailsCommand,
  makeCommand(
    'retry',
    'Sends emails again that were not sent.',
    'A running server tries them within a second. Emails whose recipient was refused, or whose link has expired, have no content any more and are not sent.',
    retryMails,
  ),
  makeCommand('discard', 'Deletes emails that were not sent.', 'This cannot be undone.', discardMails),
];
