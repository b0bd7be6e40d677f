// Compares the entities with the database schema that the migrations create. `npm run check` runs it.
import fs from 'node:fs';
import path from 'node:path';
import { entities } from '../entities.ts';
import { findDifferences } from '../database/comparison.ts';
import { migrate } from '../platform/database/migrate.ts';
import { startPostgres } from '../platform/postgres/postgres.ts';

const dataDir = path.resolve('.cache/check-postgres', String(process.pid));
const postgres = await startPostgres({ dataDir, ephemeral: true });
try {
  await migrate(postgres.url());
  const differences = await findDifferences(postgres.url(), entities);
  for (const statement of differences) console.error(statement);
  console.log(`${entities.length} entities, ${differences.length} differences`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  await postgres.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
