// npm run proof: proves that the built site contacts no other host.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/built.mjs').then(({ createBuiltStep }) => createBuiltStep(['proof', 'run.ts'])));
