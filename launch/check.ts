// Runs one of the checks of `npm run check`: `tsx launch/check.ts regexps` runs launch/checks/regexps.ts.

/** What a check found. `count` is how much it read: a check that read nothing must fail. */
export interface Result {
  count: number;
  noun: string;
  errors: string[];
}

const name = process.argv[2];
const { check } = (await import(`./checks/${name}.ts`)) as { check: () => Result | Promise<Result> };
const { count, noun, errors } = await check();
errors.forEach((error) => console.error(error));
if (count === 0) console.error(`The check read no ${noun}: correct its folders or its pattern.`);
console.log(`${count} ${noun}, ${errors.length} errors`);
process.exitCode = errors.length > 0 || count === 0 ? 1 : 0;
