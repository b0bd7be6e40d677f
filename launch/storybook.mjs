// npm run storybook: the stories, on port 6006.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/storybook.mjs'));
