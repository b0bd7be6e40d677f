import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { email, password as passwordShape, registerInput, username } from '#graphql/validation.ts';
import { createAdmin } from '../accounts/auth/first-admin.service.ts';
import { refuseWeakPassword } from '../accounts/auth/password-strength.ts';
import { read } from '../platform/http/rest.ts';
import type { Command } from './command.ts';
import { withSite } from './site.ts';

export const createAdminCommand: Command = {
  words: 'admin create',
  summary: 'Creates an administrator who can sign in immediately.',
  help: `Usage: npx portal admin create --username <name> --email <email> [--name <full name>] [--password-stdin]

  --password-stdin  reads the password from standard input. Without it, a password is created and printed once.`,
  run: async (args) => {
    const options = {
      username: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ args, options });
    if (!values.username || !values.email) {
      console.error('Enter a username and an email address: npx portal admin create --username <name> --email <email>');
      return 1;
    }
    // Read from standard input, because the shell history and the process list show arguments to other users.
    const password = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
    const admin = {
      username: read(username, values.username),
      email: read(email, values.email),
      name: read(registerInput.shape.name, values.name ?? 'Administrator'),
      password: read(passwordShape, password ?? randomBytes(12).toString('base64url')),
    };
    await withSite(async (em, env) => {
      await refuseWeakPassword(admin.password, { siteName: env.SITE_NAME, ...admin });
      await createAdmin(em, admin);
    });
    console.log(
      `${admin.username} can sign in now.${password === null ? ` Password, shown this once: ${admin.password}` : ''}`,
    );
    return 0;
  },
};
