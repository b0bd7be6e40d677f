import { describe, expect, it } from 'vitest';
import { paths, isWithoutFrame } from './paths.ts';

describe('paths', () => {
  it('escape the parts that visitors and editors can set', () => {
    expect(paths.article('a/b?c')).toBe('/resources/a%2Fb%3Fc');
  });

  it.each([
    '/auth',
    '/auth/',
    '/reset',
    '/verify',
    '/request',
    '/investor',
    '/investor/calendar',
    '/investor/admin',
    '/admin/rss',
    '/admin/articles',
    '/admin',
    '/docs',
    '/docs/backup',
  ])('%s does not have the public header and footer', (path) => expect(isWithoutFrame(path)).toBe(true));
  it.each(['/', '/about', '/investors-day', '/administration', '/authors', '/docsets'])(
    '%s has the public header and footer',
    (path) => expect(isWithoutFrame(path)).toBe(false),
  );
});
