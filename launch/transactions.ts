// Finds work inside of a transaction that does not belong there. Run by `npm run check`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findErrors, readUnits } from './transactions/units.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const EXEMPT = /\.test\.ts$|^api\/(testing|database)\//;

const files = fs
  .readdirSync(path.join(ROOT, 'api'), { recursive: true, encoding: 'utf8' })
  .map((name) => `api/${name.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.ts') && !EXEMPT.test(file))
  .toSorted();
const units = files.flatMap((file) => readUnits(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));
const errors = findErrors(units);
const count = units.reduce((sum, { transactions }) => sum + transactions.length, 0);

errors.forEach((error) => console.error(error));
// A check that found nothing to check must fail.
if (count === 0) console.error('The check found no transactions under api: correct its pattern.');
console.log(`${count} transactions, ${errors.length} errors`);
process.exitCode = errors.length > 0 || count === 0 ? 1 : 0;
