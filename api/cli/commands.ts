import type { Command } from './command.ts';
import { auditCommands } from './audit.ts';
import { backupCommand, restoreCommand, verifyBackupCommand } from './backup.ts';
import { verifyBundleCommand } from './bundle-verify.ts';
import { createAdminCommand } from './admin-create.ts';
import { exportContentCommand } from './content-export.ts';
import { importContentCommand } from './content-import.ts';
import { mailCommands } from './mail.ts';
import { refreshFeedsCommand } from './feeds-refresh.ts';
import { verifyNdaCommand } from './nda-verify.ts';
import { verifyProofCommand } from './proof-verify.ts';
import { rotateSecretsCommand } from './secrets-rotate.ts';
import { traceCommand } from './trace.ts';
import { userCommands } from './user.ts';

/** Every command of `npx portal`, in the order of its overview. */
export const commands: Command[] = [
  createAdminCommand,
  // Before the shorter command that its words begin with.
  verifyBackupCommand,
  backupCommand,
  restoreCommand,
  ...userCommands,
  ...auditCommands,
  rotateSecretsCommand,
  ...mailCommands,
  refreshFeedsCommand,
  exportContentCommand,
  importContentCommand,
  traceCommand,
  verifyNdaCommand,
  verifyProofCommand,
  verifyBundleCommand,
];
