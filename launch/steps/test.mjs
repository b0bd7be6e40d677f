import fs from 'node:fs';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { runNode } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot, readJson, tool } from './project.mjs';

const REPORTS = inRoot('.cache', 'test-reports');
const VITEST = `${REPORTS}/vitest.json`;
const STRAY = `${REPORTS}/stray.json`;
const PLAYWRIGHT = `${REPORTS}/playwright.json`;

/** `npm test -- e2e/login` runs the journeys that match, any other argument is Vitest's. */
export async function main(args) {
  await installIfNeeded();
  // Tests over HTTP and the journeys see what is built, as visitors do.
  await buildIfNeeded();
  const env = { CHROMIUM_PATH: await findBrowser() };
  const journeys = args.filter((arg) => arg.startsWith('e2e'));
  const others = args.filter((arg) => !arg.startsWith('e2e'));
  fs.rmSync(REPORTS, { recursive: true, force: true });
  const counts = [];
  // One after the other, and both whatever the first says: two cores, and a reader who wants the whole picture.
  if (others.length > 0 || args.length === 0) counts.push(await vitest(others, env));
  if (journeys.length > 0 || args.length === 0) counts.push(await playwright(journeys, env));
  const passed = sum(counts.map((count) => count.passed));
  const failed = sum(counts.map((count) => count.failed));
  if (passed + failed === 0) console.error('No test ran.');
  // Said again at the end: what failed an hour's reading above is what the reader came for.
  for (const failure of counts.flatMap((count) => count.failures)) console.error(`\n✗ ${failure}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function vitest(args, env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`];
  reporters.push(`--reporter=${inRoot('launch', 'steps', 'stray.mjs')}`);
  const code = await runNode([tool('vitest'), 'run', ...reporters, ...args], {
    env: { ...env, NODE_ENV: 'test', STRAY_ERRORS_FILE: STRAY },
  });
  return counted('Vitest', code, VITEST, (report) => ({
    passed: report.numPassedTests,
    // A file that does not load holds no tests, but it failed.
    failed: report.numFailedTests + report.testResults.filter(failedToLoad).length,
    failures: report.testResults.flatMap((file) => [
      ...(failedToLoad(file) ? [`${file.name}\n${beginning(file.message)}`] : []),
      ...file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${file.name} › ${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`),
    ]),
  }));
}

const failedToLoad = (file) => file.status === 'failed' && file.assertionResults.length === 0;

async function playwright(args, env) {
  const report = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT };
  const code = await runNode([tool('playwright'), 'test', '--reporter=list,json', ...args], { env: report });
  return counted('Playwright', code, PLAYWRIGHT, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...errors.map((error) => beginning(error.message)), ...suites.flatMap(failedJourneys)],
  }));
}

const failedJourneys = (suite) => [
  ...(suite.suites ?? []).flatMap(failedJourneys),
  ...suite.specs.filter((spec) => !spec.ok).map((spec) => `${spec.file} › ${spec.title}\n${beginning(fault(spec))}`),
];

const fault = (spec) =>
  spec.tests
    .flatMap((test) => test.results.flatMap((result) => result.errors.map((error) => error.message)))
    .join('\n');

const beginning = (text) => (text ?? '').split('\n').slice(0, 12).join('\n');

/** Reads a runner's own account; a runner that failed without naming a test counts as one failure. */
function counted(name, code, file, read) {
  const counts = fs.existsSync(file) ? read(readJson(file)) : { passed: 0, failed: 0, failures: [] };
  if (code === 0 || counts.failed > 0) return counts;
  // Errors outside any test stand in no report of Vitest's own.
  const strays = fs.existsSync(STRAY) ? readJson(STRAY) : [];
  const failures = [`${name} ended with code ${code} without naming a failed test.`, ...strays];
  return { ...counts, failed: 1, failures };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
