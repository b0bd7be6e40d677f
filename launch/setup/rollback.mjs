import { LaunchError } from '../steps/project.mjs';
import { openService } from './service.mjs';
import { backUp, restore } from './upgrade.mjs';

/** Starts the release before the last upgrade again. */
export async function rollBack(site, { withRestore }) {
  const { release, previous, backup } = site.readState() ?? {};
  if (!previous) throw new LaunchError('There is no former version to return to.');
  const service = await openService(site);
  console.log(`Stopping ${release} …`);
  await service.stop();
  if (withRestore) await backUp(site, service, { former: release, release: previous });
  site.activate(previous);
  try {
    if (withRestore) await restore(site, previous, backup);
    console.log(`Starting ${previous} …`);
    await service.start();
  } catch (error) {
    await service.stop();
    site.activate(release);
    await service.start();
    const advice = withRestore
      ? ''
      : ` To restore ${backup} as well, which loses what was written since, add --restore.`;
    throw new LaunchError(`${error.message}\n${previous} did not start, so ${release} runs again.${advice}`, {
      cause: error,
    });
  }
  site.writeState({ release: previous });
  console.log(`${previous} runs.`);
  return 0;
}
