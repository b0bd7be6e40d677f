#!/usr/bin/env node
// npx portal …: what an operator does beside the running site.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/portal.mjs'));
