import { describe, expect, it } from 'vitest';
import { makeArticle } from '../articles/article.factory.ts';
import { makeCaseStudy } from '../case-studies/case-study.factory.ts';
import {
  PictureReplaceTestArticleDocument as ARTICLE,
  PictureReplaceTestDeleteDocument as DELETE,
  PictureReplaceTestDraftDocument as DRAFT,
  PictureReplaceTestPictureDocument as PICTURE,
  PictureReplaceTestPreviewDocument as PREVIEW,
  PictureReplaceTestSaveDocument as SAVE,
  PictureReplaceTestStudyDocument as STUDY,
} from '#graphql/generated/tests-content-pictures.ts';
import { eventually } from '#api/testing/eventually.ts';
import { makeJpeg } from '#api/testing/picture-files.ts';
import { usePictureSite } from '#api/testing/picture-site.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser } from '#api/testing/site.ts';

// Tests that a picture gets another file under the same id, and that everything that shows it shows the new file.

const pictures = usePictureSite();
const { site, url, send, replace, files, left } = pictures;

interface Sent {
  id: string;
  path: string;
}

const sentence = async (response: Response) => `${response.status} ${await response.text()}`;
const upload = async (options: Parameters<typeof send>[1] = {}, body?: Buffer): Promise<Sent> =>
  (await send(body ?? (await makeJpeg()), options)).json() as Promise<Sent>;
const run = pictures.admin.run.bind(pictures.admin);
const folder = (path: string) => path.split('/').slice(0, 3).join('/');

describe('a picture with another file', () => {
  it('keeps its id and description, and has the name, size and dimensions of the new file', async () => {
    const { id, path } = await upload({ name: 'old.jpg', alt: 'The rack' });
    const response = await replace(id, await makeJpeg(500, 700), { name: 'new.jpg' });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as Sent;
    expect(answer).toMatchObject({ id, fileName: 'new.jpg', alt: 'The rack', width: 500, height: 700 });
    expect(answer.path).not.toBe(path);
    const { data } = await run(url(), PICTURE, { id });
    expect(data.picture).toMatchObject({ path: answer.path, fileName: 'new.jpg', width: 500, height: 700 });
    expect(await left()).toEqual([]);
    const [event] = await query<{ kind: string; details: unknown }>(
      site.em(),
      "select kind, details from audit_event where subject_id = $1 and kind = 'picture.replaced'",
      [id],
    );
    expect(event?.details).toEqual({ name: 'new.jpg', formerName: 'old.jpg' });
  });

  it('is shown at once by published texts and covers, on every server', async () => {
    const { id, path } = await upload();
    const em = site.em();
    const body = `Before.\n\n![The rack](${path})\n\nAfter.`;
    const article = makeArticle(em, { body, cover: path });
    const study = makeCaseStudy(em, { body, cover: path });
    await em.flush();
    const readAsVisitor = async (server: string) =>
      (await new TestBrowser().run(server, ARTICLE, { slug: article.slug })).data.article!.bodyHtml;
    for (const server of site.urls) expect(await readAsVisitor(server)).toContain(folder(path));

    const { path: present } = (await (await replace(id, await makeJpeg(400, 300))).json()) as Sent;
    const { data } = await run(url(), ARTICLE, { slug: article.slug });
    expect(data.article).toMatchObject({
      body: body.replace(path, present),
      cover: present,
      version: article.version,
      coverPicture: { src: `${folder(present)}/400.webp`, width: 400, height: 300 },
    });
    expect(data.article!.bodyHtml).toContain(
      `src="${folder(present)}/400.webp" alt="The rack" width="400" height="300"`,
    );
    expect(data.article!.bodyHtml).not.toContain(folder(path));
    const studied = await run(url(), STUDY, { id: study.id });
    expect(studied.data.caseStudy!.bodyHtml).toContain(`${folder(present)}/400.webp`);
    expect(studied.data.caseStudy!.coverPicture!.src).toBe(`${folder(present)}/400.webp`);
    const { data: listed } = await run(url(), PICTURE, { id });
    expect(listed.picture!.usedIn.map(({ title }) => title).toSorted()).toEqual(
      [article.title, study.title].toSorted(),
    );
    for (const server of site.urls)
      await eventually(async () => expect(await readAsVisitor(server)).toContain(folder(present)));
  });

  it('is found by its former URLs, again and again, and their files are gone', async () => {
    const { id, path: first } = await upload({}, await makeJpeg(1700, 900));
    const { path: second } = (await (await replace(id, await makeJpeg(900, 600))).json()) as Sent;
    const { path: third } = (await (await replace(id, await makeJpeg(600, 400))).json()) as Sent;
    const lead = async (file: string, from = first) => {
      const response = await fetch(`${url()}${folder(from)}/${file}`, { redirect: 'manual' });
      return [response.status, response.headers.get('cache-control'), response.headers.get('location')];
    };
    expect(await lead('480.avif')).toEqual([302, 'no-store', `${folder(third)}/480.avif`]);
    expect(await lead('1600.webp')).toEqual([302, 'no-store', `${folder(third)}/600.webp`]);
    expect(await lead('share.jpg', second)).toEqual([302, 'no-store', `${folder(third)}/share.jpg`]);
    expect((await fetch(url() + first)).headers.get('content-type')).toBe('image/webp');
    expect((await lead('1600.svg'))[0]).toBe(404);
    for (const former of [first, second])
      expect((await files()).filter((key) => `/${key}`.startsWith(folder(former)))).toEqual([]);
    expect((await fetch(`${url()}${folder(third)}/1200.webp`, { redirect: 'manual' })).status).toBe(404);
  });

  it('is shown by texts that are saved or previewed with a former path', async () => {
    const { id, path } = await upload();
    const em = site.em();
    const article = makeArticle(em, { body: 'Nothing yet.' });
    await em.flush();
    const { path: present } = (await (await replace(id, await makeJpeg())).json()) as Sent;
    const { data: preview } = await run(url(), PREVIEW, { body: `![x](${path})` });
    expect(JSON.stringify(preview.previewArticle.bodyTree)).toContain(folder(present));
    const { data } = await run(url(), SAVE, { id: article.id, body: `![x](${path})`, cover: path });
    expect(data.updateArticle.article).toEqual({ body: `![x](${present})`, cover: present });
    expect((await run(url(), DELETE, { id })).code).toBe('CONFLICT');
  });

  it('counts as used by a draft that still has its former path', async () => {
    const { id, path } = await upload();
    const em = site.em();
    const article = makeArticle(em, { title: 'With a draft', body: 'Nothing yet.' });
    await em.flush();
    await run(url(), DRAFT, { id: article.id, body: `![x](${path})` });
    await replace(id, await makeJpeg());
    const { data } = await run(url(), PICTURE, { id });
    expect(data.picture!.usedIn).toEqual([{ title: 'With a draft' }]);
  });

  it('can have its first file again, at a URL of its own', async () => {
    const original = await makeJpeg(310, 200);
    const { id, path } = await upload({}, original);
    const { path: second } = (await (await replace(id, await makeJpeg())).json()) as Sent;
    const { path: third } = (await (await replace(id, original)).json()) as Sent;
    expect(new Set([path, second, third]).size).toBe(3);
    expect((await fetch(url() + path, { redirect: 'manual' })).headers.get('location')).toContain(folder(third));
  });

  it('leaves its former file free for a picture of its own', async () => {
    const original = await makeJpeg(320, 200);
    const { id, path } = await upload({}, original);
    const { path: present } = (await (await replace(id, await makeJpeg())).json()) as Sent;
    const again = await send(original);
    expect(again.status).toBe(201);
    const other = (await again.json()) as Sent;
    expect([other.id === id, other.path === path]).toEqual([false, false]);
    expect((await fetch(url() + path, { redirect: 'manual' })).headers.get('location')).toContain(folder(present));
  });

  it('stays as it is if it gets the same file', async () => {
    const body = await makeJpeg();
    const { id, path } = await upload({}, body);
    expect(await (await replace(id, body)).json()).toMatchObject({ id, path });
    expect((await fetch(url() + path)).status).toBe(200);
  });

  it('comes from a plain form, too', async () => {
    const { id } = await upload();
    const headers = { accept: 'text/html,application/xhtml+xml' };
    const response = await replace(id, await makeJpeg(), { headers });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin/pictures']);
  });
});

describe('replacing a picture', () => {
  it('requires an editor with a recent confirmation, a request from this site, and an existing picture', async () => {
    const { id, path } = await upload();
    const body = await makeJpeg();
    expect((await replace(id, body, {}, new TestBrowser())).status).toBe(401);
    expect((await replace(id, body, {}, await pictures.arrive(['INVESTOR']))).status).toBe(403);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await replace(id, body, { headers: foreign })).status).toBe(403);
    await query(site.em(), "update session set confirmed_at = now() - interval '1 hour'");
    expect(await sentence(await replace(id, body))).toBe('403 Confirm your identity to continue.');
    await query(site.em(), 'update session set confirmed_at = now()');
    expect((await replace('pic_nothing', body)).status).toBe(404);
    expect((await run(url(), PICTURE, { id })).data.picture!.path).toBe(path);
  });

  it('refuses the file of another picture and a file that is no picture, and changes nothing', async () => {
    const { id, path } = await upload();
    const body = await makeJpeg(330, 200);
    await upload({ name: 'other.jpg' }, body);
    expect(await sentence(await replace(id, body))).toBe(
      '409 This file is already one of the pictures: other.jpg. Use that picture, or choose another file.',
    );
    expect(await sentence(await replace(id, Buffer.from('<svg/>')))).toMatch(/^400 SVG drawings are not supported/);
    expect(await sentence(await replace(id, Buffer.alloc(0)))).toBe('400 This file is empty.');
    expect((await run(url(), PICTURE, { id })).data.picture!.path).toBe(path);
    expect((await fetch(url() + path)).status).toBe(200);
    expect(await left()).toEqual([]);
  });

  it('works for two people at the same moment, and one of the files wins', async () => {
    const { id, path } = await upload();
    const em = site.em();
    const article = makeArticle(em, { body: `![x](${path})` });
    await em.flush();
    const bodies = await Promise.all([1, 2, 3, 4].map((n) => makeJpeg(100 + n, 80)));
    const answers = await Promise.all(bodies.map((body, n) => replace(id, body, { to: site.urls[n % 2]! })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { data } = await run(url(), PICTURE, { id });
    const { data: read } = await run(url(), ARTICLE, { slug: article.slug });
    expect(read.article!.body).toBe(`![x](${data.picture!.path})`);
    expect((await fetch(url() + path)).status).toBe(200);
  });
});
