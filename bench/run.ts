// npm run bench [section …] [-- url …] [-- --questions folder]: prints each measured ratio next to its goal. See
// bench/README.md.
import { parseArgs } from 'node:util';
import { Bench } from './bench.ts';
import { print, type Section } from './row.ts';
import { chat } from './rows/chat.ts';
import { desk } from './rows/desk.ts';
import { graphql } from './rows/graphql.ts';
import { growth, million } from './rows/growth.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { memory } from './rows/memory.ts';
import { overload } from './rows/overload.ts';
import { pages } from './rows/pages.ts';
import { portal } from './rows/portal.ts';
import { reading } from './rows/reading.ts';
import { ssr } from './rows/ssr.ts';
import { weight } from './rows/weight.ts';

const sections: Section[] = [
  pages,
  ssr,
  portal,
  graphql,
  growth,
  desk,
  weight,
  reading,
  overload,
  memory,
  million,
  lighthouse,
  chat,
];

async function main(): Promise<void> {
  const { values, positionals: given } = parseArgs({
    options: { questions: { type: 'string' } },
    allowPositionals: true,
  });
  const names = given.filter((word) => !word.startsWith('/'));
  const unknown = names.filter((name) => !sections.some((section) => section.name === name));
  if (unknown.length > 0)
    throw new Error(`Not one of ${sections.map(({ name }) => name).join(', ')}: ${unknown.join(', ')}`);
  if (process.platform !== 'linux') throw new Error('CPU time is read from /proc, which only Linux has.');
  const chosen = sections.filter(({ name, onRequest }) => (names.length > 0 ? names.includes(name) : !onRequest));
  const bench = new Bench(
    given.filter((word) => word.startsWith('/')),
    values.questions,
  );
  try {
    for (const section of chosen) for await (const row of section.rows(bench)) print(row);
  } finally {
    await bench.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
