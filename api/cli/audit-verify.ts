import { readCheckpoint } from '../audit/audit.checkpoint.service.ts';
import { verifyAudit } from '../audit/audit.verifying.service.ts';
import { sessionSecrets } from '../platform/secrets.ts';
import type { Command } from './portal.ts';
import { withSite } from './site.ts';

export const verifyAuditCommand: Command = {
  words: 'audit verify',
  summary: 'Checks that no event of the audit trail was changed or removed.',
  help: `Usage: npx portal audit verify

Computes every event's hash anew and compares the end with the signed checkpoint in DATA_DIR/audit. Ends with code 1 and
names the first bad event where the trail is not as it was written.`,
  run: () =>
    withSite(async (em, env) => {
      const checkpoint = await readCheckpoint(env.DATA_DIR, await sessionSecrets(env));
      const { events, fault } = await verifyAudit(em, checkpoint);
      if (!checkpoint) console.log('There is no checkpoint here yet, so events cut from the end would not be missed.');
      console.log(fault ?? `All ${events} events are as they were written.`);
      return fault ? 1 : 0;
    }),
};
