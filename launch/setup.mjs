// Installs, upgrades or rolls back the site on a machine without npm. Run by install.sh of a bundle.
import { runStep } from './run-step.mjs';

runStep(() => import('./setup/setup.mjs'));
