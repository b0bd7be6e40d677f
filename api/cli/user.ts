import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { updateUserInput } from '#graphql/validation.ts';
import {
  correctAccount,
  findUserByName,
  resetSecondFactor,
  type UserChanges,
} from '../accounts/user-administration/user.administration.service.ts';
import type { HandlingContext } from '../accounts/auth/account-request.service.ts';
import { removeAccount } from '../accounts/auth/account-deletion.service.ts';
import type { UserRow } from '../accounts/users/user.service.ts';
import { reopenRequest } from '../accounts/user-administration/user.review.service.ts';
import { bySystem } from '../operation/audit/audit.service.ts';
import { read } from '../platform/http/rest.ts';
import { type Command, parseOneName } from './command.ts';
import { withExistingSite } from './site.ts';

type Work = (context: HandlingContext, em: SqlEntityManager, user: UserRow) => Promise<void>;

const ACCOUNT = 'The account is named by its username, email address or id.';

/** Runs the work on the account named on the command line, in one transaction. */
async function onAccount(name: string | undefined, usage: string, work: Work): Promise<UserRow> {
  if (!name) throw new TypeError(`Name the account: ${usage}`);
  return withExistingSite(async (em, env) => {
    const user = await findUserByName(em, name);
    await em.transactional((em) => work({ services: { env }, ...bySystem }, em, user));
    return user;
  });
}

function makeCommand(words: string, summary: string, details: string, done: string, work: Work): Command {
  const usage = `npx portal ${words} <account>`;
  return {
    words,
    summary,
    help: `Usage: ${usage}\n\n${ACCOUNT} ${details}`,
    run: async (args) => {
      const account = await onAccount(parseOneName(args, usage, {}).name, usage, work);
      console.log(`${done} ${account.name} (${account.username}).`);
      return 0;
    },
  };
}

const resetUserFactorCommand = makeCommand(
  'user reset-second-factor',
  'Removes a lost second factor of an account.',
  'Its authenticator, passkeys and recovery codes are removed, its sessions end, and its owner gets an email.',
  'Reset the second factor of',
  resetSecondFactor,
);

const reopenUserCommand = makeCommand(
  'user reopen',
  'Makes a rejected request for access pending again.',
  'The applicant gets an email.',
  'Reopened the request of',
  (context, em, user) => reopenRequest(context, em, user),
);

const USAGE_DELETE = 'npx portal user delete <account> --yes';

const deleteUserCommand: Command = {
  words: 'user delete',
  summary: 'Deletes an account permanently.',
  help: `Usage: ${USAGE_DELETE}\n\n${ACCOUNT} Its owner gets an email. This cannot be undone, so --yes is required.`,
  run: async (args) => {
    const options = { yes: { type: 'boolean' } } as const;
    const { name: account, values } = parseOneName(args, USAGE_DELETE, options);
    if (!values.yes) throw new TypeError(`Nothing was deleted. Add --yes to delete the account: ${USAGE_DELETE}`);
    const work: Work = (context, em, user) => removeAccount(context, em, user, 'administrator');
    const { name, username } = await onAccount(account, USAGE_DELETE, work);
    console.log(`Deleted the account of ${name} (${username}).`);
    return 0;
  },
};

const USAGE_UPDATE = 'npx portal user update <account> [--name <name>] [--company <company>] [--email <email>]';

const updateUserCommand: Command = {
  words: 'user update',
  summary: 'Corrects the name, company or email address of an account.',
  help: `Usage: ${USAGE_UPDATE}\n\n${ACCOUNT} An empty company removes it. A new email address has to be verified, and both mailboxes get an email. An invited person gets the invitation again, at the new address only.`,
  run: async (args) => {
    const text = { type: 'string' } as const;
    const options = { name: text, company: text, email: text };
    const { name: account, values } = parseOneName(args, USAGE_UPDATE, options);
    if (Object.keys(values).length === 0) throw new TypeError(`Name at least one change: ${USAGE_UPDATE}`);
    const { id: _id, ...changes } = read(updateUserInput, { id: '', ...values });
    const work: Work = (context, em, user) => correctAccount(context, em, user, changes as UserChanges);
    const { username } = await onAccount(account, USAGE_UPDATE, work);
    console.log(`Corrected the account ${username}.`);
    return 0;
  },
};

export const userCommands = [updateUserCommand, resetUserFactorCommand, reopenUserCommand, deleteUserCommand];
