// npm start: installs and builds what changed, then serves.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/start.mjs'));
