// npm run storybook: Storybook on port 6006.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/storybook.mjs'));
