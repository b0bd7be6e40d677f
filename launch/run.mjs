// The commands of package.json: `node launch/run.mjs build` runs launch/steps/build.mjs.
import { runStep } from './run-step.mjs';

const [step, ...args] = process.argv.slice(2);
runStep(() => import(`./steps/${step}.mjs`), args);
