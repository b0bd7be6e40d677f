import { describe, expect, it } from 'vitest';
import { publishEmergency } from '#api/operation/emergencies/emergency.service.ts';
import { renderStaleArticles } from '#api/content/articles/article.render.service.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { isQuickToRender, MarkdownLimitError } from './markdown-limits.ts';
import { performMarkdownWork } from './markdown-work.ts';
import { readMarkdownParts, renderMarkdown, renderStoredMarkdown, stopMarkdown } from './markdown.ts';
import { query } from '#api/testing/query.ts';

// Texts that take the parser minutes are rejected on save, and never block the server.

const api = useApi();

const hostile = {
  'emphasis that is never closed': '**a_'.repeat(6_250),
  'lists in lists': '1. * '.repeat(2_000),
  'quotes in quotes': '>'.repeat(50_000),
  'emphasis in emphasis': `${'*a _b '.repeat(100)}${'b_ a* '.repeat(100)}`,
  'one long address named again and again': `[a]: /${'x'.repeat(5_000)}\n\n${'[a] '.repeat(5_000)}`,
};
const tooDeep = hostile['quotes in quotes'];

/** Milliseconds of processor time that `work` takes on the main thread, which answers all requests. */
async function measureCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const ids = { article: '', caseStudy: '', update: '' };
async function createSubjects() {
  const article = '{ createArticle(input: { title: "A" }) { article { id } } }';
  const caseStudy = '{ createCaseStudy(input: { title: "A", industry: GOVERNMENT }) { caseStudy { id } } }';
  const update = '{ createInvestorUpdate(input: { title: "A" }) { investorUpdate { id } } }';
  const create = async (operation: string) => {
    const { data } = await api.execute(person.admin, `mutation ${operation}`);
    return /"id":"(\w+)"/.exec(JSON.stringify(data))![1]!;
  };
  Object.assign(ids, {
    article: await create(article),
    caseStudy: await create(caseStudy),
    update: await create(update),
  });
}

const operations: [string, string][] = [
  [
    'createArticle',
    'mutation ($body: String!) { createArticle(input: { title: "A", body: $body }) { article { id } } }',
  ],
  [
    'updateArticle',
    'mutation ($body: String!, $article: ID!) { updateArticle(input: { id: $article, body: $body }) { article { id } } }',
  ],
  ['previewArticle', 'query ($body: String!) { previewArticle(body: $body) { readingMinutes } }'],
  [
    'createCaseStudy',
    'mutation ($body: String!) { createCaseStudy(input: { title: "A", industry: GOVERNMENT, body: $body }) { caseStudy { id } } }',
  ],
  [
    'updateCaseStudy',
    'mutation ($body: String!, $caseStudy: ID!) { updateCaseStudy(input: { id: $caseStudy, body: $body }) { caseStudy { id } } }',
  ],
  [
    'createInvestorUpdate',
    'mutation ($body: String!) { createInvestorUpdate(input: { title: "A", body: $body }) { investorUpdate { id } } }',
  ],
  [
    'updateInvestorUpdate',
    'mutation ($body: String!, $update: ID!) { updateInvestorUpdate(input: { id: $update, body: $body }) { investorUpdate { id } } }',
  ],
];

describe('a text that is too complex to render', () => {
  it.each(Object.entries(hostile))('(%s) is rejected while the server keeps responding', async (_name, markdown) => {
    const cpu = await measureCpu(() => expect(renderMarkdown(markdown)).rejects.toBeInstanceOf(MarkdownLimitError));
    expect(cpu).toBeLessThan(500);
  });

  it('is also rejected before its links are read', async () => {
    for (const name of ['quotes in quotes', 'emphasis in emphasis'] as const)
      await expect(readMarkdownParts(hostile[name])).rejects.toBeInstanceOf(MarkdownLimitError);
  });

  it.each(operations)('is rejected by %s with an error at the input field', async (name, operation) => {
    if (!ids.article) await createSubjects();
    const { errors, code } = await api.execute(person.admin, operation, { ...ids, body: tooDeep });
    expect(code).toBe('BAD_USER_INPUT');
    const message = expect.stringContaining('nested too deeply');
    const path = name === 'previewArticle' ? ['body'] : ['input', 'body'];
    expect(errors?.[0]).toMatchObject({ message, extensions: { fields: [{ path, message }] } });
  });

  it('is rejected in a draft of a published article and in an emergency notice', async () => {
    const context = makeContext(person.admin, api.em());
    const input = { title: 'A', body: tooDeep, banner: false, key: 'emg_1' };
    await expect(publishEmergency(context, input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const save =
      'mutation ($article: ID!, $body: String!) { saveArticleDraft(input: { id: $article, body: $body }) { article { id } } }';
    await query(api.em(), "update article set summary = 'S', body = 'B', status = 'PUBLISHED', published_at = now()");
    expect((await api.execute(person.admin, save, { ...ids, body: tooDeep })).code).toBe('BAD_USER_INPUT');
  });

  it('is shown as plain text if it was stored before the limits existed', async () => {
    const deep = `${'> '.repeat(500)}deep <b>words</b>\n\nand more`;
    await query(api.em(), 'update article set body = $1, render_version = 0 where id = $2', [deep, ids.article]);
    await renderStaleArticles(api.em());
    const [row] = await query<{ html: string; tree: unknown }>(
      api.em(),
      'select body_html as html, body_tree as tree from article where id = $1',
      [ids.article],
    );
    expect(row?.html).toBe(`<p>${'> '.repeat(500)}deep &#x3C;b>words&#x3C;/b></p><p>and more</p>`);
    expect(row?.tree).toEqual([
      ['p', deep.split('\n\n')[0]],
      ['p', 'and more'],
    ]);
    await query(api.em(), 'update investor_update set body = $1, version = version + 1 where id = $2', [
      deep,
      ids.update,
    ]);
    const read = 'query ($update: ID!) { investorUpdate(id: $update) { bodyHtml } }';
    const { data } = await api.execute(person.admin, read, ids);
    expect(data).toEqual({ investorUpdate: { bodyHtml: expect.stringContaining('deep &#x3C;b>words') } });
  });
});

describe('an ordinary text', () => {
  it('of the maximum length is rendered', async () => {
    const words = 'The system writes each question, each answer and its pages to its own disk. '.repeat(10);
    const { html } = await renderMarkdown(`## What is logged\n\n${words}\n\n- [one](/a)\n\n`.repeat(250));
    expect(html.match(/<h2/g)).toHaveLength(250);
  });

  it('is rendered after the thread was stopped, and the interrupted request fails with UNAVAILABLE', async () => {
    const text = 'word **bold** '.repeat(2_000);
    const stopped = renderStoredMarkdown(text).catch((error: { code: string }) => error.code);
    await Promise.resolve();
    stopMarkdown();
    expect((await renderMarkdown(text)).html).toContain('<strong>bold</strong>');
    expect(await stopped).toBe('UNAVAILABLE');
  });

  it('that is rendered on the main thread is fast for any combination of Markdown syntax', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    const signs = [
      '*',
      '_',
      '**',
      '[',
      ']',
      '](',
      '![',
      '<',
      '`',
      '>',
      '- ',
      '1. ',
      '|',
      '~',
      '\n',
      '\n\n',
      'a',
      'a ',
      '&',
      '@',
      ':',
      '\\',
      '# ',
    ];
    const texts = Array.from({ length: 400 }, () => {
      const unit = Array.from({ length: 1 + random(4) }, () => signs[random(signs.length)]).join('');
      let text = 'word '.repeat(random(100));
      while (isQuickToRender(text + unit) && text.length < 1_000) text += unit;
      return text;
    });
    expect(texts.every(isQuickToRender)).toBe(true);
    performMarkdownWork({ kind: 'render', markdown: texts[0]! });
    const before = process.threadCpuUsage();
    for (const markdown of texts) performMarkdownWork({ kind: 'render', markdown });
    const { user } = process.threadCpuUsage(before);
    expect(user / 1_000 / texts.length).toBeLessThan(10);
  });
});
