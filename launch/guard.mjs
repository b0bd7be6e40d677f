// Read by whatever Node a machine has, so it holds only syntax that old versions understand;
// the steps themselves are loaded once the version is known to be good.
const OLDEST = 20;

/** Runs the step's main(), whose result is the exit code; an expected failure is one sentence. */
export function guarded(load) {
  const version = process.versions.node;
  if (Number(version.split('.')[0]) < OLDEST) {
    console.error('Node ' + version + ' is too old: install Node ' + OLDEST + ' or newer from https://nodejs.org.');
    process.exitCode = 1;
    return;
  }
  load()
    .then((step) => step.main(process.argv.slice(2)))
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error) => {
      console.error(error.expected ? error.message : error);
      process.exitCode = 1;
    });
}
