import { expect, it } from 'vitest';
import { frameworks } from '../pages/site/trust/mappings.ts';
import { printMappings } from './mappings.ts';

it('the printed mappings are tagged, with a bookmark and a table for every framework', async () => {
  const source = (await printMappings()).toString('latin1');
  expect(source).toMatch(/\/Marked true/);
  expect(source.match(/\/S \/Table\b/g)).toHaveLength(frameworks.length);
  for (const { name } of frameworks) expect(source).toContain(`(${name.replaceAll(/[()]/g, '\\$&')})`);
  expect(source).not.toMatch(/\/URI|\/JavaScript|\/EmbeddedFile/);
});
