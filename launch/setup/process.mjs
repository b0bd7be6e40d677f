import { spawn } from 'node:child_process';

/**
 * A clean environment: settings come from the file `.env`, as they do below systemd, and not from the shell of the person
 * who installs.
 */
export const plainEnvironment = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'USER', 'LANG', 'TZ', 'XDG_RUNTIME_DIR', 'DBUS_SESSION_BUS_ADDRESS']
      .filter((name) => process.env[name] !== undefined)
      .map((name) => [name, process.env[name]]),
  );

/** @returns {Promise<{ code: number, output: string }>} code 1 if the command does not exist or was killed */
export function runIn(folder, command, args) {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: plainEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(command, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
