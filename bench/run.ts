// npm run bench [section …] [-- url …] [-- --write]: prints each measured ratio next to its goal. `-- --against folder`
// compares this build with the one in that folder instead. The section
// `migrations` also has --rows (the number of audit events) and --since (the name of the migration before the first).
// See bench/README.md.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Bench } from './bench.ts';
import { writeResults } from './results.ts';
import { print, type Row, type Section } from './row.ts';
import { admin } from './rows/admin.ts';
import { against } from './rows/against.ts';
import { attack } from './rows/attack.ts';
import { chat } from './rows/chat.ts';
import { chatModel } from './rows/chat-model.ts';
import { growing } from './rows/growing.ts';
import { graphql } from './rows/graphql.ts';
import { growth, million } from './rows/growth.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { memory } from './rows/memory.ts';
import { migrationLocks } from './rows/migrations.ts';
import { overload } from './rows/overload.ts';
import { pages } from './rows/pages.ts';
import { portal } from './rows/portal.ts';
import { reading } from './rows/reading.ts';
import { signIn } from './rows/sign-in.ts';
import { soak } from './rows/soak.ts';
import { ssr } from './rows/ssr.ts';
import { webhooks } from './rows/webhooks.ts';
import { weight } from './rows/weight.ts';
import { writes } from './rows/writes.ts';

const sections: Section[] = [
  pages,
  ssr,
  portal,
  signIn,
  graphql,
  writes,
  webhooks,
  growing,
  growth,
  admin,
  weight,
  reading,
  overload,
  memory,
  million,
  migrationLocks,
  lighthouse,
  attack,
  chat,
  chatModel,
  soak,
];

async function main(): Promise<void> {
  const { values, positionals: args } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      rows: { type: 'string' },
      since: { type: 'string' },
      against: { type: 'string' },
    },
    allowPositionals: true,
  });
  const names = args.filter((word) => !word.startsWith('/'));
  const unknown = names.filter((name) => !sections.some((section) => section.name === name));
  if (unknown.length > 0)
    throw new Error(`Not one of ${sections.map(({ name }) => name).join(', ')}: ${unknown.join(', ')}`);
  if (process.platform !== 'linux') throw new Error('CPU time is read from /proc, which only Linux has.');
  const former = values.against;
  const selectedSections: Section[] = former
    ? [{ name: 'against', rows: (bench) => against(bench, path.resolve(former)) }]
    : sections.filter(({ name, onRequest }) => (names.length > 0 ? names.includes(name) : !onRequest));
  const { rows, since } = values;
  if (rows !== undefined && !/^[1-9]\d*$/.test(rows)) throw new Error(`--rows is not a number: ${rows}`);
  const sizes = { ...(rows && { rows: Number(rows) }), ...(since && { since }) };
  const bench = new Bench(
    args.filter((word) => word.startsWith('/')),
    sizes,
  );
  const results: { section: string; row: Row }[] = [];
  try {
    for (const section of selectedSections) {
      const startTime = performance.now();
      for await (const row of section.rows(bench)) {
        print(row);
        if (typeof row !== 'string') results.push({ section: section.name, row });
      }
      print(`${section.name} took ${Math.round((performance.now() - startTime) / 1_000)} s`);
    }
  } finally {
    await bench.close();
    if (values.write) writeResults(results);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
