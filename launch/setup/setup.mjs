import path from 'node:path';
import { parseArgs } from 'node:util';
import { LaunchError } from '../steps/project.mjs';
import { installFirst } from './first.mjs';
import { Site } from './site.mjs';
import { rollBack } from './rollback.mjs';
import { upgrade } from './upgrade.mjs';

/** setup.mjs install <folder> --release <name> --bundle <folder> [--port <port>], or rollback <folder> [--restore] */
export async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      release: { type: 'string' },
      bundle: { type: 'string' },
      port: { type: 'string' },
      restore: { type: 'boolean', default: false },
    },
  });
  const [command, folder] = positionals;
  const site = new Site(folder);
  if (command === 'rollback') return rollBack(site, { withRestore: values.restore });
  const { release, port } = values;
  const signature = path.join(values.bundle, 'signature.json');
  const isOther = port && site.hasSettings() && site.readSettings().PORT !== port;
  if (isOther) throw new LaunchError(`The site has settings already: change PORT in ${site.settings}.`);
  if (!site.readState()) return installFirst(site, { release, port, signature });
  return upgrade(site, { release, signature });
}
