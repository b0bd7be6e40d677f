import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../api/platform/root.ts';

interface Chosen {
  vitest: string[] | undefined;
  playwright: string[] | undefined;
}
// The launch scripts are JavaScript without types.
const { chooseTests } = (await import('./steps/test.mjs' as string)) as { chooseTests: (args: string[]) => Chosen };
const { describeCosts } = (await import('./steps/costs.mjs' as string)) as {
  describeCosts: (costs: object[], root: string) => string;
};

it.each<[string, string[], RegExp, RegExp]>([
  ['npm test', [], /--project=node --tags-filter !drill && !all$/, /--grep=@core/],
  ['npm run test:all', ['--all'], /^--tags-filter !drill$/, /^--project=alone --project=shared$/],
  ['npm run test:all -- --coverage', ['--all', '--coverage'], /!drill --coverage$/, /--project=alone/],
  ['npm test -- launch', ['launch'], /!drill launch$/, /^nothing$/],
  ['npm test -- e2e/smoke', ['e2e/smoke'], /^nothing$/, /--project=shared e2e\/smoke$/],
  [
    'npm test -- e2e/smoke api/portal/events',
    ['e2e/smoke', 'api/portal/events'],
    /!drill api\/portal\/events$/,
    /e2e\/smoke$/,
  ],
  ['npm test -- --changed', ['--changed'], /--changed --passWithNoTests$/, /--only-changed --pass-with-no-tests$/],
])('%s chooses the tests of both runners', (_command, args, vitest, playwright) => {
  const chosen = chooseTests(args);
  expect(chosen.vitest?.join(' ') ?? 'nothing').toMatch(vitest);
  expect(chosen.playwright?.join(' ') ?? 'nothing').toMatch(playwright);
});

it('tells a developer which test files cost the most CPU', () => {
  const costs = Array.from({ length: 30 }, (_, index) => ({
    name: `/site/api/file-${index}.test.ts`,
    group: index % 2 ? 'node' : 'journeys',
    wall: 1,
    user: index,
    system: 0.5,
    node: index,
    postgres: 0.25,
    browser: 0.25,
  }));
  const lines = describeCosts(costs, '/site').split('\n');
  expect(
    lines.map((line) =>
      line
        .trim()
        .split(/\s{2,}/)
        .at(-1),
    ),
  ).toEqual([
    'seconds of the dearest test files',
    ...Array.from({ length: 20 }, (_, index) => `api/file-${29 - index}.test.ts`),
    'all of journeys',
    'all of node',
  ]);
  expect(lines.at(-1)).toMatch(/^\s+15\.0\s+232\.5\s+225\.0\s+7\.5\s+225\.0\s+3\.8\s+3\.8/);
});

/** The packages that a script needs before it does anything, and the scripts that it loads with it. */
function listPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = fs.readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/^import .*?from '([^']+)'|^\}? from '([^']+)'/gm)].map(
    ([, one, other]) => one ?? other!,
  );
  return imported.flatMap((name) =>
    name.startsWith('.')
      ? listPackages(path.join(path.dirname(file), name), seen)
      : name.startsWith('node:')
        ? []
        : [name],
  );
}

it('a stranger starts every command on a clean clone, whose packages are installed by the command itself', () => {
  const folder = path.join(projectRoot, 'launch');
  const commands = fs.readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const texts = [...commands.map((name) => path.join(folder, name)), path.join(projectRoot, 'package.json')].map(
    (file) => fs.readFileSync(file, 'utf8'),
  );
  const named = texts.flatMap((text) =>
    [...text.matchAll(/import\('\.\/steps\/([\w-]+)\.mjs'\)|node launch\/run\.mjs ([\w-]+)/g)].map(
      ([, imported, run]) => `steps/${imported ?? run}.mjs`,
    ),
  );
  const steps = [...commands, ...new Set(named)];
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.flatMap((step) => listPackages(path.join(folder, step)).map((name) => `${step}: ${name}`))).toEqual([]);
});
