// Every version of Node reads this file, so it contains only syntax that old versions understand. The steps are loaded
// after the version was checked.
const OLDEST = 20;

/** Runs the step's main(), whose result is the exit code. An expected failure is one sentence. */
export function runStep(load, args = process.argv.slice(2)) {
  const version = process.versions.node;
  if (Number(version.split('.')[0]) < OLDEST) {
    console.error('Node ' + version + ' is too old: install Node ' + OLDEST + ' or newer from https://nodejs.org.');
    process.exitCode = 1;
    return;
  }
  load()
    .then((step) => step.main(args))
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error) => {
      console.error(error.expected ? error.message : error);
      process.exitCode = 1;
    });
}
