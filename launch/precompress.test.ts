import type { ConfigEnv, UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const isApplied = (env: Pick<ConfigEnv, 'command' | 'isSsrBuild'>): boolean => {
  const apply = precompress().apply as (config: UserConfig, env: ConfigEnv) => boolean;
  return apply({ build: {} }, { mode: 'test', ...env });
};

test('only the client build compresses files', () => {
  expect(isApplied({ command: 'build' })).toBe(true);
  expect(isApplied({ command: 'build', isSsrBuild: true })).toBe(false);
});

test('the development server does not compress the build when it stops', () => {
  expect(isApplied({ command: 'serve' })).toBe(false);
});
