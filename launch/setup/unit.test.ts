import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Unit {
  describeUnit: (current: string, system?: { user: string; folder: string }) => string;
  UNIT_NAME: string;
}

const { describeUnit, UNIT_NAME } = (await import('./unit.mjs' as string)) as Unit;
/** Has Node and the start script in the same places as a release. */
const root = path.resolve(import.meta.dirname, '../..');

it.each([
  ['of one user', undefined],
  ['of the machine', { user: '10007', folder: root }],
])('the systemd %s understands the unit of a bundle', { tags: ['drill'] }, async (_, system) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'unit-'));
  const file = path.join(folder, UNIT_NAME);
  await writeFile(file, describeUnit(root, system));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  await writeFile(file, describeUnit(root, system).replace('NoNewPrivileges=', 'NoNewPrivilege='));
  expect(spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' }).stderr).toContain(
    'Unknown key',
  );
  await rm(folder, { recursive: true });
});
