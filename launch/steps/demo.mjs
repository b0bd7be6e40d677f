import fs from 'node:fs';
import { inRoot, LaunchError } from './project.mjs';
import { main as start } from './start.mjs';

const FOLDER = '.demo';

/** `npm start` in a folder of its own, with a sample portal. `npm run demo -- --delete` deletes the folder. */
export async function main(args) {
  if (!args.includes('--delete'))
    return start(args, {
      SAMPLE_PORTAL: 'true',
      DATA_DIR: FOLDER,
      REQUIRE_ADMIN_MFA: 'false',
    });
  const isRunning = fs.existsSync(inRoot(FOLDER)) && fs.readdirSync(inRoot(FOLDER)).some(isClaimed);
  if (isRunning) throw new LaunchError('The sample portal is running. Stop it with Ctrl-C, then delete it.');
  fs.rmSync(inRoot(FOLDER), { recursive: true, force: true });
  console.log('Deleted the sample portal. npm start begins an empty site.');
  return 0;
}

/** True if the file is the claim of a running server (see api/platform/data-dir.ts). */
function isClaimed(name) {
  if (!/^claim-\d+\.json$/.test(name)) return false;
  try {
    process.kill(JSON.parse(fs.readFileSync(inRoot(FOLDER, name), 'utf8')).pid, 0);
    return true;
  } catch {
    return false;
  }
}
