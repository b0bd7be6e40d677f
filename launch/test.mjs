// npm test and npm run test:all, with a browser that is installed if there is none.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/test.mjs'));
