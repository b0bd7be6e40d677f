// npm run storybook: Storybook on port 6006.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/storybook.mjs'));
