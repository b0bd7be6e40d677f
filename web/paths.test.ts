import { describe, expect, it } from 'vitest';
import { paths, standsAlone } from './paths.ts';

describe('paths', () => {
  it('escape what a visitor or an editor can put into them', () => {
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
  ])('%s stands without header and footer', (path) => expect(standsAlone(path)).toBe(true));
  it.each(['/', '/about', '/investors-day', '/administration', '/authors'])('%s keeps header and footer', (path) =>
    expect(standsAlone(path)).toBe(false),
  );
});
