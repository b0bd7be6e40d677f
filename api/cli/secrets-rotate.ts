import { parseArgs } from 'node:util';
import { sessionSecrets } from '../platform/secrets.ts';
import { rotateSecrets } from '../operation/secrets/secret.rotation.service.ts';
import type { Command } from './command.ts';
import { withExistingSite } from './site.ts';

export const rotateSecretsCommand: Command = {
  words: 'secrets rotate',
  summary: 'Encrypts stored secrets again with the newest secret of SESSION_SECRET.',
  help: `Usage: npx portal secrets rotate [--reset-unreadable]

Encrypts the secrets of authenticator apps and webhooks again with the first secret of SESSION_SECRET, in one transaction.
Run it after all servers were restarted with the new secret first and the former one last, because they cannot read the
result without the new secret. The site can be running.

With --reset-unreadable, values whose secret is lost are reset: the second factors of those accounts are removed and
their owners get an email; those webhooks are paused until their owners rotate the secret and resume them.`,
  run: async (args) => {
    const { values } = parseArgs({ args, options: { 'reset-unreadable': { type: 'boolean' } } });
    return withExistingSite(async (em, env) => {
      const secrets = await sessionSecrets(env);
      const { encrypted, reset } = await rotateSecrets(em, env, secrets, values['reset-unreadable'] ?? false);
      if (reset) console.log(`Reset because their secret is lost: ${reset}.`);
      console.log(
        encrypted
          ? `Encrypted again with the newest secret: ${encrypted}.`
          : 'Everything is encrypted with the newest secret already.',
      );
      return 0;
    });
  },
};
