import fs from 'node:fs';
import { findBrowser, findFullBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { runNode } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { describeCosts } from './costs.mjs';
import { openScratch } from './scratch.mjs';
import { inRoot, readJson, getToolPath, ROOT } from './project.mjs';

const REPORTS = inRoot('.cache', 'test-reports');
const VITEST = `${REPORTS}/vitest.json`;
const PLAYWRIGHT = `${REPORTS}/playwright.json`;
const COSTS_REPORTER = inRoot('launch', 'steps', 'costs.mjs');

/** The projects of playwright.config.ts except the drill and the pictures of the README. */
const EVERY_JOURNEY = ['--project=alone', '--project=shared'];
const CORE_JOURNEYS = ['--project=shared', '--grep=@core'];

/**
 * `npm test` runs the tests of the project node and the core journeys. `npm run test:all` (--all) runs every test except
 * the drill, also the stories. A path selects tests of both kinds: `npm test -- e2e/smoke` runs the matching browser
 * tests, and any other path is for Vitest. `--changed` runs what changed files affect, `--coverage` measures Vitest's
 * tests, and `--report` prints what each file costs, with one worker and one runner after the other.
 */
export async function main(args) {
  await installIfNeeded();
  // Tests over HTTP and the browser tests use the build, as visitors do.
  await buildIfNeeded();
  const browser = await findBrowser();
  const scratch = openScratch();
  const env = { ...scratch.env, CHROMIUM_PATH: browser, FULL_CHROMIUM_PATH: findFullBrowser() ?? browser };
  const hasReport = args.includes('--report');
  const { vitest, playwright } = chooseTests(args.filter((arg) => arg !== '--report'));
  fs.rmSync(REPORTS, { recursive: true, force: true });
  // In parallel: each of them leaves the cores idle for a fifth of its time, while it waits for processes and timers.
  // The browser tests print below Vitest's results, because both redraw their last lines in a terminal.
  const first = vitest && runVitest(vitest, env, hasReport);
  if (hasReport) await first;
  const second = playwright && runPlaywright(playwright, env, { before: first, hasReport });
  const counts = await Promise.all([first, second].filter(Boolean));
  scratch.remove();
  const passed = sum(counts.map((count) => count.passed));
  const failed = sum(counts.map((count) => count.failed));
  if (passed + failed === 0) console.error('No test ran.');
  // Repeated at the end, because a failure far above is easily missed.
  for (const failure of counts.flatMap((count) => count.failures)) console.error(`\n✗ ${failure}\n`);
  if (hasReport) printCosts();
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** @returns the arguments of each runner; undefined for a runner that has nothing to run */
export function chooseTests(args) {
  const isAll = args.includes('--all');
  const isChanged = args.includes('--changed');
  const flags = args.filter((arg) => arg.startsWith('-') && arg !== '--all' && arg !== '--changed');
  const paths = args.filter((arg) => !arg.startsWith('-'));
  const journeys = paths.filter((path) => path.startsWith('e2e'));
  const others = paths.filter((path) => !path.startsWith('e2e'));
  const withoutDrill = ['--tags-filter', '!drill'];
  if (isChanged)
    return {
      vitest: [...withoutDrill, '--changed', '--passWithNoTests', ...flags],
      playwright: [...EVERY_JOURNEY, '--only-changed', '--pass-with-no-tests'],
    };
  if (paths.length > 0)
    return {
      vitest: others.length > 0 ? [...withoutDrill, ...flags, ...others] : undefined,
      playwright: journeys.length > 0 ? [...EVERY_JOURNEY, ...journeys] : undefined,
    };
  if (isAll) return { vitest: [...withoutDrill, ...flags], playwright: EVERY_JOURNEY };
  return { vitest: ['--project=node', '--tags-filter', '!drill && !all', ...flags], playwright: CORE_JOURNEYS };
}

async function runVitest(args, env, hasReport) {
  const reporters = ['--reporter=default', `--reporter=${inRoot('launch', 'steps', 'results.mjs')}`];
  const costs = hasReport ? [`--reporter=${COSTS_REPORTER}`, '--maxWorkers=1'] : [];
  const code = await runNode([getToolPath('vitest'), 'run', ...reporters, ...costs, ...args], {
    env: { ...env, NODE_ENV: 'test', VITEST_RESULTS_FILE: VITEST, TEST_COSTS_FILE: getCostsFile('vitest') },
  });
  return countResults('Vitest', code, VITEST, ({ files, errors }) => ({
    passed: sum(files.map((file) => file.passed)),
    failed: sum(files.map((file) => file.failures.length + file.errors.length)) + errors.length,
    failures: [
      ...files.flatMap(({ name, failures, errors }) => [
        ...errors.map((error) => `${name}\n${getFirstLines(error)}`),
        ...failures.map((test) => `${name} › ${test.name}\n${getFirstLines(test.message)}`),
      ]),
      ...errors.map(getFirstLines),
    ],
  }));
}

/** @param before a promise; this output is printed after it settles */
async function runPlaywright(args, env, { before, hasReport }) {
  const report = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT, TEST_COSTS_FILE: getCostsFile('playwright') };
  const reporters = `--reporter=list,json${hasReport ? `,${COSTS_REPORTER}` : ''}`;
  const workers = hasReport ? ['--workers=1'] : [];
  const code = await runNode([getToolPath('playwright'), 'test', reporters, ...workers, ...args], {
    env: report,
    before,
  });
  return countResults('Playwright', code, PLAYWRIGHT, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...errors.map((error) => getFirstLines(error.message)), ...suites.flatMap(listFailedJourneys)],
  }));
}

const getCostsFile = (runner) => `${REPORTS}/costs-${runner}.json`;

function printCosts() {
  const files = ['vitest', 'playwright'].map(getCostsFile).filter((file) => fs.existsSync(file));
  console.log(`\n${describeCosts(files.flatMap(readJson), ROOT)}\n`);
}

const listFailedJourneys = (suite) => [
  ...(suite.suites ?? []).flatMap(listFailedJourneys),
  ...suite.specs
    .filter((spec) => !spec.ok)
    .map((spec) => `${spec.file} › ${spec.title}\n${getFirstLines(getErrorText(spec))}\n${getPageText(spec)}`),
];

const SNAPSHOT_LINES = 60;

/** What the page showed when the test failed: another machine's run leaves nothing but this output. */
const getPageText = (spec) =>
  spec.tests
    .flatMap((test) => test.results.flatMap((result) => result.attachments))
    .filter(({ name, path }) => name === 'error-context' && path && fs.existsSync(path))
    .map(({ path }) => fs.readFileSync(path, 'utf8').split('# Page snapshot').at(-1))
    .map((text) => text.trim().split('\n').slice(0, SNAPSHOT_LINES).join('\n'))
    .join('\n');

const getErrorText = (spec) =>
  spec.tests
    .flatMap((test) => test.results.flatMap((result) => result.errors.map((error) => error.message)))
    .join('\n');

const getFirstLines = (text) => (text ?? '').split('\n').slice(0, 12).join('\n');

/** Reads the report of a runner. A runner that failed without naming a test counts as one failure. */
function countResults(name, code, file, read) {
  const counts = fs.existsSync(file) ? read(readJson(file)) : { passed: 0, failed: 0, failures: [] };
  if (code === 0 || counts.failed > 0) return counts;
  const failures = [`${name} ended with code ${code} without naming a failed test.`];
  return { ...counts, failed: 1, failures };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
