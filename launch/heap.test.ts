import { expect, it } from 'vitest';

type ReadHeapMb = (environment: { HEAP_MB?: string }, envFile?: string) => string | undefined;
const { readHeapMb } = (await import('./steps/start.mjs' as string)) as { readHeapMb: ReadHeapMb };

it.each([
  [{}, '', undefined],
  [{ HEAP_MB: '120' }, '', '120'],
  [{}, 'PORT=3000\nHEAP_MB=120\n', '120'],
  [{}, 'export HEAP_MB = "120" # for a small machine', '120'],
  [{ HEAP_MB: '' }, 'HEAP_MB=120', '120'],
  [{ HEAP_MB: '200' }, 'HEAP_MB=120', '200'],
  [{}, '#HEAP_MB=120', undefined],
  [{}, 'MY_HEAP_MB=120', undefined],
  [{ HEAP_MB: '12 --inspect' }, '', undefined],
])('an operator limits the heap with %j in the environment and %j in .env', (environment, envFile, expected) => {
  expect(readHeapMb(environment, envFile)).toBe(expected);
});
