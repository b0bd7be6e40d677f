import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { eventually } from '#api/testing/eventually.ts';
import { quoteFirstPassage, startModelServer } from '#api/testing/model-server.ts';
import { query } from '#api/testing/query.ts';
import { INDEXING, TestBrowser, useSite } from '#api/testing/site.ts';
import { ChatQuestionTestKeepDocument as KEEP } from '#graphql/generated/tests-content-chat.ts';
import { ModelHttpTestReplyDocument as REPLY } from '#graphql/generated/tests-content-chat-model.ts';

const model = await startModelServer();
afterAll(() => model.close());
const site = useSite(1, { LLM_BASE_URL: model.url, LLM_MODEL: 'stand-in', LIMITS_SCALE: '1' }, { jobs: INDEXING });

const settled = () => eventually(async () => expect(await query(site.em(), 'select 1 from passage_due')).toEqual([]));

beforeAll(async () => {
  model.script = quoteFirstPassage;
  const em = site.em();
  makeArticle(em, { title: 'The life of marmots', body: 'Marmots hibernate for seven months in their burrows.' });
  await em.flush();
  await settled();
});

const ask = async (browser: TestBrowser) =>
  (await browser.run(site.urls[0]!, REPLY, { q: 'How long do marmots hibernate?' })).data.chatAnswer;

describe('written answers', () => {
  it('are limited to 100 a day for each IP address, after which the page quotes the site and the model is not called', async () => {
    expect(await ask(new TestBrowser())).toMatchObject({ kind: 'GENERATED' });
    const counters = await query<{ seconds: number }>(
      site.em(),
      `update limit_counter set count = 99 where key like 'chat-model%'
       returning extract(epoch from ends_at - now())::int as seconds`,
    );
    expect(counters).toEqual([{ seconds: expect.closeTo(86_400, -3) }]);
    expect(await ask(new TestBrowser())).toMatchObject({ kind: 'GENERATED' });
    const calls = model.requests.length;
    for (const browser of [new TestBrowser(), new TestBrowser()])
      expect(await ask(browser)).toMatchObject({ kind: 'QUOTED', limitation: 'LIMIT_REACHED' });
    expect(model.requests).toHaveLength(calls);
    await query(site.em(), `update limit_counter set ends_at = now() where key like 'chat-model%'`);
    expect(await ask(new TestBrowser())).toMatchObject({ kind: 'GENERATED' });
  });
});

describe('changes of conversations', () => {
  it('are limited to 60 in five minutes for each IP address', async () => {
    const keep = () => new TestBrowser().run(site.urls[0]!, KEEP, { input: { isKept: true } });
    expect((await keep()).code).toBeUndefined();
    await query(site.em(), `update limit_counter set count = 59 where key like 'chat-change%'`);
    expect([(await keep()).code, (await keep()).code]).toEqual([undefined, 'RATE_LIMITED']);
  });
});

describe('a streamed answer', () => {
  it('costs the points of a search, and none is written for an IP address that has spent its points', async () => {
    const stream = (browser: TestBrowser) =>
      browser.post(`${site.urls[0]}/api/chat/answers`, { question: 'How long do marmots hibernate?' });
    expect(await (await stream(new TestBrowser())).text()).toContain('"kind":"GENERATED"');
    const calls = model.requests.length;
    const visitor = new TestBrowser();
    let code: string | undefined;
    // An operation that is refused also costs points.
    while (code !== 'RATE_LIMITED') ({ code } = await visitor.execute(site.urls[0]!, '{ nothing }'));
    const response = await stream(new TestBrowser());
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(model.requests).toHaveLength(calls);
  });
});
