#!/usr/bin/env node
// npx portal …: the operator's commands, which also work while the site runs.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/portal.mjs'));
