import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exportContentCommand } from './content-export.ts';
import { refreshFeedsCommand } from './feeds-refresh.ts';

it.each([
  ['export', exportContentCommand, ['out']],
  ['feeds refresh', refreshFeedsCommand, []],
])('portal %s in an empty data folder reports an error and creates nothing', async (_name, command, names) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'empty-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  vi.stubEnv('DATABASE_URL', undefined);
  vi.stubEnv('DATA_DIR', folder);
  await expect(command.run(names.map((name) => path.join(folder, name)))).rejects.toThrow(
    `No database found in ${folder}`,
  );
  expect(await readdir(folder)).toEqual([]);
});
