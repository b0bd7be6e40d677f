import { readNodeOutput } from './child.mjs';
import { checkGeneratedFiles } from './check-codegen.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot, getToolPath } from './project.mjs';

const breakingChanges = createToolCheck('tsx', [inRoot('api', 'cli', 'breaking-changes.ts')]);

/** All checks, the quickest first, each with the command that fixes it. */
const CHECKS = [
  ['format', 'run npm run fix', createToolCheck('oxfmt', ['--check', '.'])],
  ['lint', 'run npm run fix, then correct the remaining lines by hand', createToolCheck('oxlint', ['--deny-warnings'])],
  ['import rules', 'see each line above', createOwnCheck('import-rules')],
  ['raw SQL', 'write the new statement with getKysely(em)', createOwnCheck('raw-sql')],
  ['transactions', 'see each line above', createOwnCheck('transactions')],
  ['regular expressions', 'see each line above', createOwnCheck('regexps')],
  ['class names', 'correct the name in the component', createOwnCheck('class-names')],
  ['content', 'see each line above', createOwnCheck('content')],
  // It needs a package, and a clean clone has none when this file is loaded.
  ['files', 'see each line above', async () => (await import('./check-files.mjs')).checkTrackedFiles()],
  ['types', 'fix the errors above', createToolCheck('tsc', ['-p', '.'], 'typescript')],
  ['schema', 'run npm run codegen', createToolCheck('tsx', [inRoot('api', 'cli', 'print-schema.ts'), '--check'])],
  ['schema rules', 'see each line above', createOwnCheck('schema-rules')],
  ['breaking changes', 'undo the change, or declare it in graphql/breaking-changes.json', breakingChanges],
  ['generated', 'run npm run codegen', checkGeneratedFiles],
  [
    'entities',
    'change the entity, or write the next migration (change yours if it is not on main) so that the database becomes what the statements above make it',
    createToolCheck('tsx', [inRoot('api', 'cli', 'compare-entities.ts')]),
  ],
  ['dead code', 'remove the unused code, or list it in knip.ts', createToolCheck('knip', ['--no-progress'])],
];

export async function main() {
  await installIfNeeded();
  const results = startAll(CHECKS);
  const failed = [];
  for (const [index, [name, advice]] of CHECKS.entries()) {
    const { code, output, seconds } = await results[index];
    const count = /^\d+ (raw|entities).*$/m.exec(output)?.[0];
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)${count ? `: ${count}` : ''}`);
    if (code === 0) continue;
    failed.push(name);
    console.log(`${output.trim()}\n     → ${advice}`);
  }
  console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}.` : `All ${CHECKS.length} checks passed.`);
  return failed.length > 0 ? 1 : 0;
}

/** Runs two checks at a time, because most of them use one core. Returns their results in the order of the checks. */
function startAll(checks) {
  let free = 2;
  const waiting = [];
  const enter = () => (free > 0 ? void (free -= 1) : new Promise((resolve) => waiting.push(resolve)));
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return checks.map(async ([, , check]) => {
    await enter();
    return measure(check).finally(leave);
  });
}

async function measure(check) {
  const startTime = performance.now();
  const { code, output } = await check();
  return { code, output, seconds: ((performance.now() - startTime) / 1000).toFixed(1) };
}

function createToolCheck(name, args, packageName = name) {
  return () => readNodeOutput([getToolPath(name, packageName), ...args], { env: { NO_COLOR: '1' } });
}

/** A check of launch/checks/. */
function createOwnCheck(name) {
  return createToolCheck('tsx', [inRoot('launch', 'check.ts'), name]);
}
