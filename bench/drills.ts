// npm run drill: all drills and long tests, one after another. npm run drill cluster: only that of several machines.
import { spawnSync } from 'node:child_process';

const [name, ...args] = process.argv.slice(2);
const tools = {
  kills: ['tsx', 'bench/drill.ts'],
  cluster: ['tsx', 'bench/cluster/drill.ts'],
  browser: ['playwright', 'test', '--project=drill'],
  engines: ['playwright', 'test', '--project=engines'],
  tests: ['vitest', 'run', '--project', 'node', '--tags-filter', 'drill'],
} as const;

function run([command, ...words]: readonly string[]): number {
  return spawnSync(command!, [...words, ...args], { stdio: 'inherit' }).status ?? 1;
}

if (name === undefined) process.exitCode = Object.values(tools).reduce((code, tool) => code || run(tool), 0);
else if (name in tools) process.exitCode = run(tools[name as keyof typeof tools]);
else {
  console.error(`There is no drill ${name}. Drills: ${Object.keys(tools).join(', ')}`);
  process.exitCode = 1;
}
