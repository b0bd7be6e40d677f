import { readOperatorFile } from './operator-files.ts';

/** The settings that a file can contain, as Kubernetes and Compose mount secrets: `SESSION_SECRET_FILE` names the file. */
const SECRETS = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'STORAGE_URL',
  'BACKUP_URL',
  'BACKUP_PASSPHRASE',
  'LLM_API_KEY',
] as const;

export const isSecret = (name: string): boolean => (SECRETS as readonly string[]).includes(name);

/** Replaces each setting that names a file by the content of the file, without the line break at its end. */
export function readSecretFiles(values: NodeJS.ProcessEnv): { values: NodeJS.ProcessEnv; errors: string[] } {
  const read = { ...values };
  const errors: string[] = [];
  for (const name of SECRETS) {
    const file = values[`${name}_FILE`];
    if (!file) continue;
    if (values[name]) errors.push(`${name} and ${name}_FILE are both set; set one of them.`);
    try {
      read[name] = readOperatorFile(file).trimEnd();
      if (read[name] === '') errors.push(`${name}_FILE names an empty file: ${file}`);
    } catch (error) {
      errors.push(`${name}_FILE names a file that cannot be read: ${(error as Error).message}`);
    }
  }
  return { values: read, errors };
}
