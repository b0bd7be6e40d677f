import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { readLinks, withSlugs } from './article.link.service.ts';
import { renderStaleArticles } from '../article.render.service.ts';
import { publishDue } from '../article.schedule.service.ts';
import {
  ArticleLinkTestCreateDocument as CREATE,
  ArticleLinkTestOneDocument as ONE,
  ArticleLinkTestPublishArticleDocument as PUBLISH_ARTICLE,
  ArticleLinkTestUpdateArticleDocument as UPDATE_ARTICLE,
} from '#graphql/generated/tests-content-articles-links.ts';

const api = useApi();
let number = 0;

/** A published article with this text. */
async function write(body: string, live = true): Promise<{ id: string; slug: string }> {
  const { data } = await api.run(person.admin, CREATE, {
    input: { title: `Linked ${(number += 1)}`, summary: 'x', body },
  });
  const { article } = data.createArticle;
  if (live) await publish(article.id);
  return article;
}
const runMutation = (mutation: string, id: string) =>
  api.execute(person.admin, `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { article { id } } }`, { id });
/** Also if a link has no target yet. */
const publish = (id: string) => api.run(person.admin, PUBLISH_ARTICLE, { id });
const move = (id: string, slug: string) => api.run(person.admin, UPDATE_ARTICLE, { id, slug });
async function read({ slug }: { slug: string }): Promise<{ slug: string; body: string; bodyHtml: string }> {
  return (await api.run(person.visitor, ONE, { slug })).data.article!;
}

describe('a link to another article', () => {
  it('is updated in the text and on the page when the slug of that article changes', async () => {
    const target = await write('## Here');
    const linking = await write(
      `See [it](/resources/${target.slug}#here "It") and [that][1].\n\n[1]: /resources/${target.slug}`,
    );
    await move(target.id, `${target.slug}-moved`);
    const { body, bodyHtml } = await read(linking);
    const now = `/resources/${target.slug}-moved`;
    expect(body).toBe(`See [it](${now}#here "It") and [that][1].\n\n[1]: ${now}`);
    expect(bodyHtml).toContain(`<a href="${now}#here" title="It">it</a> and <a href="${now}">that</a>`);
  });

  it('is updated when a draft with another slug is published', async () => {
    const target = await write('Text.');
    const linking = await write(`[it](/resources/${target.slug})`);
    const save =
      'mutation ($id: ID!, $slug: String) { saveArticleDraft(input: { id: $id, slug: $slug }) { article { id } } }';
    await api.execute(person.admin, save, { id: target.id, slug: `${target.slug}-moved` });
    expect((await read(linking)).body).toBe(`[it](/resources/${target.slug})`);
    await api.execute(person.admin, 'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', {
      id: target.id,
    });
    expect((await read(linking)).body).toBe(`[it](/resources/${target.slug}-moved)`);
  });

  it('is stored with the current slug, even if the text has a former one', async () => {
    const target = await write('Text.');
    await move(target.id, `${target.slug}-moved`);
    const linking = await write(`[it](/resources/${target.slug})`);
    expect((await read(linking)).body).toBe(`[it](/resources/${target.slug}-moved)`);
  });

  it('is plain text while that article is not published, and a link again afterwards', async () => {
    const target = await write('Text.');
    const linking = await write(`See **[it](/resources/${target.slug})**.`);
    const [link, words] = [
      `<p>See <strong><a href="/resources/${target.slug}">it</a></strong>.</p>`,
      '<p>See <strong>it</strong>.</p>',
    ];
    expect((await read(linking)).bodyHtml).toBe(link);
    for (const [off, on] of [
      ['unpublishArticle', 'publishArticle'],
      ['deleteArticle', 'restoreArticle'],
    ] as const) {
      await runMutation(off, target.id);
      expect((await read(linking)).bodyHtml).toBe(words);
      await runMutation(on, target.id);
      await runMutation('publishArticle', target.id);
      expect((await read(linking)).bodyHtml).toBe(link);
    }
  });

  it('becomes a link when that article is created or published later, also by a schedule', async () => {
    const slug = `later-${(number += 1)}`;
    const linking = await write(`[it](/resources/${slug})`);
    expect((await read(linking)).bodyHtml).toBe('<p>it</p>');
    const target = await write('Text.', false);
    await move(target.id, slug);
    expect((await read(linking)).bodyHtml).toBe('<p>it</p>');
    await query(api.em(), "update article set status = 'SCHEDULED', published_at = now() where id = $1", [target.id]);
    await publishDue(api.em());
    expect((await read(linking)).bodyHtml).toBe(`<p><a href="/resources/${slug}">it</a></p>`);
  });

  it('is stored for an older text when the text is rendered again', async () => {
    const target = await write('Text.');
    const linking = await write(`[it](/resources/${target.slug})`);
    await query(api.em(), 'delete from article_link');
    await query(api.em(), 'update article set render_version = 0 where id = $1', [linking.id]);
    // Simulates two servers that start at the same moment.
    await Promise.all([renderStaleArticles(api.em()), renderStaleArticles(api.em())]);
    await move(target.id, `${target.slug}-moved`);
    expect((await read(linking)).body).toBe(`[it](/resources/${target.slug}-moved)`);
  });

  it('is shown in the preview as visitors will see it', async () => {
    const hidden = await write('Text.', false);
    const preview = 'query ($body: String!) { previewArticle(body: $body) { bodyTree } }';
    const { data } = await api.execute(person.admin, preview, { body: `[it](/resources/${hidden.slug})` });
    expect(data).toEqual({ previewArticle: { bodyTree: [['p', 'it']] } });
  });

  it('causes no deadlock when two linked articles change at the same moment', async () => {
    const first = await write('Text.');
    const second = await write(`[first](/resources/${first.slug})`);
    await api.execute(
      person.admin,
      'mutation ($id: ID!, $body: String) { updateArticle(input: { id: $id, body: $body }) { article { id } } }',
      { id: first.id, body: `[second](/resources/${second.slug})` },
    );
    const answers = await Promise.all(
      [first, second, first, second].map(({ id, slug }, index) =>
        api.run(person.admin, UPDATE_ARTICLE, { id, slug: `${slug}-${index}` }),
      ),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    // The four changes can happen in any order; the last one of each article decides its slug.
    const now = await read({ slug: `${second.slug}-3` });
    expect((await read({ slug: `${first.slug}-2` })).body).toBe(`[second](/resources/${now.slug})`);
    expect(now.body).toMatch(new RegExp(`^\\[first\\]\\(/resources/${first.slug}-[02]\\)$`));
  });
});

describe('renaming articles in a text', () => {
  const renamed = new Map([['old', 'new']]);
  it.each([
    ['[a](/resources/old)', '[a](/resources/new)'],
    ['[/resources/old](/resources/old "/resources/old")', '[/resources/old](/resources/new "/resources/old")'],
    ['[a](</resources/old?x#y>) [b](/resources/old-er)', '[a](</resources/new?x#y>) [b](/resources/old-er)'],
    ['`/resources/old` /resources/old', '`/resources/old` /resources/old'],
    ['```\n[a](/resources/old)\n```', '```\n[a](/resources/old)\n```'],
    ['[/resources/old]: /resources/old', '[/resources/old]: /resources/new'],
    ['[a](https://far.example/resources/old)', '[a](https://far.example/resources/old)'],
    ['| a |\n| - |\n| [ä 🙂](/resources/old) |', '| a |\n| - |\n| [ä 🙂](/resources/new) |'],
  ])('turns %j into %j', async (before, after) => {
    expect(withSlugs(before, await readLinks(before), renamed)).toBe(after);
  });
});
