import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes the results that npm test prints at the end: counts, failures and the duration of each file. Vitest's own JSON
 * report would also include Storybook's data for each story, 43 MB in total.
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
    // Errors outside of tests: a file that does not load, or a hook that fails.
    errors: [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(describe),
    failures: failed.map((test) => ({ name: test.fullName, message: test.result().errors.map(describe).join('\n') })),
  };
}

const describe = (error) =>
  [error.stack ?? error.message, error.cause && `Caused by: ${describe(error.cause)}`].filter(Boolean).join('\n');
