import { LaunchError } from '../steps/project.mjs';
import { openService } from './service.mjs';

/**
 * Stops the site, makes a backup, and starts the new release. The site is stopped during the backup, so that nothing is
 * written after it that a rollback would lose.
 */
export async function upgrade(site, { release, signature }) {
  const service = await openService(site);
  const state = site.readState();
  const isInterrupted = state.pending?.release === release && site.readCurrent() === release;
  if (release === state.release && site.readCurrent() === release) return startAgain(service, release);
  const former = state.release;
  console.log(`Stopping ${former} …`);
  await service.stop();
  // The site can have run on the new release since an interrupted upgrade.
  const backup = isInterrupted ? state.pending.backup : await backUp(site, service, { former, release });
  site.writeState({ ...state, pending: { release, backup } });
  site.activate(release);
  console.log(`Starting ${release} …`);
  try {
    await service.start();
  } catch (error) {
    await returnTo(site, service, { former, backup: isInterrupted ? undefined : backup, state });
    throw new LaunchError(`${error.message}\n${release} did not start, so ${former} runs again.`, { cause: error });
  }
  site.keepKey(signature);
  site.writeState({ release, previous: former, backup });
  site.removeReleasesExcept([release, former]);
  console.log(
    `${release} runs. The backup of before is ${backup}\nBack to ${former}: ./install.sh --rollback --dir ${site.folder}`,
  );
  return 0;
}

async function startAgain(service, release) {
  await service.stop();
  await service.start();
  console.log(`${release} was installed already, and was started again.`);
  return 0;
}

/** With the release that runs. */
export async function backUp(site, service, { former, release }) {
  const backup = site.makeBackupPath(release);
  console.log(`Making the backup ${backup} …`);
  const { code, output } = await site.runPortal(former, ['backup', backup, '--with-secrets']);
  if (code === 0) return backup;
  await service.start();
  throw new LaunchError(`${output.trim()}\nNo backup could be made, so ${former} runs again. Nothing was changed.`);
}

/** Starts the former release. If the new one has migrated the database, the backup is restored first. */
async function returnTo(site, service, { former, backup, state }) {
  await service.stop();
  site.activate(former);
  const { pending: _pending, ...rest } = state;
  site.writeState(rest);
  try {
    await service.start();
  } catch (error) {
    await service.stop();
    // Other servers can write to a database that is not embedded, and an interrupted upgrade can have been in use.
    if (!backup || site.readSettings().DATABASE_URL)
      throw new LaunchError(
        `${error.message}\n${former} does not start either. See Rollback in ${site.current}/docs/operate/upgrade.md; the backups are in ${site.folder}/backups.`,
        { cause: error },
      );
    await restore(site, former, backup);
    await service.start();
  }
}

export async function restore(site, release, backup) {
  console.log(`Restoring ${backup} …`);
  const { code, output } = await site.runPortal(release, ['restore', backup]);
  if (code !== 0) throw new LaunchError(`${output.trim()}\nThe backup could not be restored.`);
}
