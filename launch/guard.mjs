// Any installed Node version can read this file, so it contains only syntax that old versions understand. It loads the
// steps only after the version check.
const OLDEST = 20;

/** Runs the step's main(), which returns the exit code. Prints an expected error as one sentence, without a stack. */
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
