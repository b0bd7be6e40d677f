import { parseArgs } from 'node:util';
import { verifyAuditLog } from '../audit/audit.verify.service.ts';
import { sessionSecrets } from '../platform/secrets.ts';
import type { Command } from './command.ts';
import { withSite } from './site.ts';

export const verifyAuditCommand: Command = {
  words: 'audit verify',
  summary: 'Checks that no event of the audit log was changed or removed.',
  help: `Usage: npx portal audit verify

Computes the hash of every event again and compares the last one with the signed checkpoint in DATA_DIR/audit. If the
log was changed, the command names the first wrong event and exits with code 1. It also exits with code 1 if the
checkpoint is missing. A server writes the first checkpoint within seconds of its start. To begin again with a new
checkpoint, delete the folder DATA_DIR/audit.`,
  run: (args) => {
    // Refuses unknown options.
    parseArgs({ args });
    return withSite(async (em, env) => {
      const { events, error } = await verifyAuditLog(em, env.DATA_DIR, await sessionSecrets(env));
      console.log(error ?? `The audit log is intact: ${events} events, none changed or removed.`);
      return error ? 1 : 0;
    });
  },
};
