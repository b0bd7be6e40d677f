import fs from 'node:fs';
import path from 'node:path';

/** Writes down the errors that reached Vitest outside any test: its JSON report leaves them out. */
export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    const file = process.env.STRAY_ERRORS_FILE;
    if (!file || errors.length === 0) return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(errors.map(told)));
  }
}

const told = (error) =>
  [error.stack ?? error.message, error.cause && `Caused by: ${told(error.cause)}`].filter(Boolean).join('\n');
