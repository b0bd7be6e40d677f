import { expect, it, vi } from 'vitest';
import { FeedStatus } from '../content/feeds/feed.entity.ts';
import { makeFeed } from '../content/feeds/feed.factory.ts';
import { useApi } from '../testing/api.ts';
import { refreshFeedsCommand } from './feeds-refresh.ts';

const api = useApi();

it('portal feeds refresh lists the feeds that it could not read, with the reason', async () => {
  const em = api.em();
  makeFeed(em, { url: 'https://paused.example/feed', status: FeedStatus.PAUSED });
  makeFeed(em, {
    url: 'https://gone.example/feed',
    status: FeedStatus.DISABLED,
    lastError: 'The server answered 410.',
  });
  await em.flush();
  vi.stubEnv('DATABASE_URL', api.url);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    expect(await refreshFeedsCommand.run([])).toBe(0);
    expect(print.mock.calls.flat()).toEqual([
      'not read  https://gone.example/feed  The feed is disabled: The server answered 410.',
      'not read  https://paused.example/feed  The feed is paused.',
    ]);
  } finally {
    print.mockRestore();
    vi.unstubAllEnvs();
  }
});
