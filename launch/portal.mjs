#!/usr/bin/env node
// npx portal …: the commands of operators beside the running site.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/portal.mjs'));
