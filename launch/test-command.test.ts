import { expect, it } from 'vitest';

interface Chosen {
  vitest: string[] | undefined;
  playwright: string[] | undefined;
}
// The launch scripts are JavaScript without types.
const { chooseTests } = (await import('./steps/test.mjs' as string)) as { chooseTests: (args: string[]) => Chosen };

it.each<[string, string[], RegExp, RegExp]>([
  ['npm test', [], /--project=node --tags-filter !drill && !all$/, /--grep=@core/],
  ['npm run test:all', ['--all'], /^--tags-filter !drill$/, /^--project=alone --project=shared$/],
  ['npm run test:all -- --coverage', ['--all', '--coverage'], /!drill --coverage$/, /--project=alone/],
  ['npm test -- launch', ['launch'], /!drill launch$/, /^nothing$/],
  ['npm test -- e2e/smoke', ['e2e/smoke'], /^nothing$/, /--project=shared e2e\/smoke$/],
  ['npm test -- e2e/smoke api/events', ['e2e/smoke', 'api/events'], /!drill api\/events$/, /e2e\/smoke$/],
  ['npm test -- --changed', ['--changed'], /--changed --passWithNoTests$/, /--only-changed --pass-with-no-tests$/],
])('%s chooses the tests of both runners', (_command, args, vitest, playwright) => {
  const chosen = chooseTests(args);
  expect(chosen.vitest?.join(' ') ?? 'nothing').toMatch(vitest);
  expect(chosen.playwright?.join(' ') ?? 'nothing').toMatch(playwright);
});
