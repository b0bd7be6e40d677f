import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { ROOT } from '../processes.ts';
import { signInAsInvestor } from '../signed-in.ts';
import { formatMicroseconds, type Section } from '../row.ts';

interface Measured {
  pagePath: string;
  ratio: number;
  render: number;
  bare: number;
}

/** Measures rendering a page that is not cached, relative to React's renderToString of the same tree with its data. */
export const ssr: Section = {
  name: 'ssr',
  async *rows(bench) {
    const { port } = await bench.site();
    // The output is below the root, so that the built program finds node_modules.
    const outDir = path.join(ROOT, '.cache/bench/ssr');
    await build({ root: ROOT, logLevel: 'error', build: { ssr: 'bench/rendering.tsx', outDir, emptyOutDir: true } });
    const investor = await signInAsInvestor(port, await bench.database('site'), 'rendering');
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      SITE: `http://127.0.0.1:${port}`,
      PERSON: JSON.stringify(investor),
    };
    const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(outDir, 'rendering.js')], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    for (const { pagePath, ratio, render, bare } of JSON.parse(stdout) as Measured[]) {
      yield {
        name: `rendering ${pagePath}`,
        ratio,
        limit: `renderToString ${formatMicroseconds(bare)}, here ${formatMicroseconds(render)}`,
        goal: 2.2,
      };
    }
  },
};
