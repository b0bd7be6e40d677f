import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes the summary of npm test: counts, failures and the time of each file. Vitest's own JSON report includes
 * Storybook's notes about each story, 43 MB in all.
 */
export default class Results {
  onTestRunEnd(modules, errors) {
    const file = process.env.VITEST_RESULTS_FILE;
    if (!file) return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ files: modules.map(summarize), errors: errors.map(describe) }));
  }
}

function summarize(module) {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed');
  return {
    name: module.moduleId,
    project: module.project.name,
    milliseconds: Math.round(module.diagnostic().duration),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    // A file that does not load and a failing hook belong to no test.
    errors: [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(describe),
    failures: failed.map((test) => ({ name: test.fullName, message: test.result().errors.map(describe).join('\n') })),
  };
}

const describe = (error) =>
  [error.stack ?? error.message, error.cause && `Caused by: ${describe(error.cause)}`].filter(Boolean).join('\n');
