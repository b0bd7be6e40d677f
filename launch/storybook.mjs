// npm run storybook: Storybook on port 6006.
import { runStep } from './guard.mjs';

runStep(() => import('./steps/storybook.mjs'));
