import http from 'node:http';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanName } from '#api/platform/http/receive.ts';
import { eventually } from '#api/testing/eventually.ts';
import { usePictureSite } from '#api/testing/picture-site.ts';
import { makeJpeg, movingPng, photograph, getPng } from '#api/testing/picture-files.ts';
import { takingPictures } from './picture.store.service.ts';
import { PictureUploadTestFormNoticeDocument as FORM_NOTICE } from '#graphql/generated/tests-content-pictures.ts';

// Tests uploads: what is accepted, what is stored, and that the site keeps working after bad files.

const pictures = usePictureSite();
const { site, url, send, count, left, files } = pictures;

const sentence = async (response: Response) => `${response.status} ${await response.text()}`;

describe('an administrator uploads a picture', () => {
  it('and gets it in two formats and several widths, rotated upright, without camera metadata', async () => {
    const body = await photograph(1300, 900)
      .withExif({ IFD0: { Copyright: 'SECRET-CAMERA-OWNER' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const response = await send(body, { name: 'Server room.jpeg' });
    expect(response.status).toBe(201);
    const picture = (await response.json()) as { id: string; path: string };
    // Orientation 6 means rotated by 90 degrees, so width and height are swapped.
    expect(picture).toMatchObject({ fileName: 'Server room.jpeg', alt: 'A rack', width: 900, height: 1300 });
    const [, folder] = /^(\/pictures\/[0-9a-f]{32})\/900x1300\.webp$/.exec(picture.path) ?? [];
    const names = (await files()).filter((key) => `/${key}`.startsWith(`${folder}/`)).map((key) => key.split('/')[2]);
    expect(names).toEqual(['480.avif', '480.webp', '800.avif', '800.webp', '900.avif', '900.webp', 'share.jpg']);
    for (const name of names) {
      const served = await fetch(`${site.urls[1]}${folder}/${name}`);
      expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const image = Buffer.from(await served.arrayBuffer());
      const { exif, icc, xmp, format, width } = await sharp(image).metadata();
      expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined });
      expect(served.headers.get('content-type')).toBe(`image/${format === 'heif' ? 'avif' : format}`);
      expect(name).toMatch(name === 'share.jpg' ? /./ : new RegExp(`^${width}\\.`));
      expect(image.includes('SECRET-CAMERA-OWNER')).toBe(false);
    }
    expect(await left()).toEqual([]);
  });

  it('that is small and is not enlarged', async () => {
    const { path: address } = (await (await send(await makeJpeg(120, 80))).json()) as { path: string };
    expect(address).toMatch(/120x80\.webp$/);
    expect((await fetch(url() + address)).status).toBe(200);
    expect((await fetch(url() + address.replace('120x80', '480'))).status).toBe(404);
  });

  it('twice and has it once', async () => {
    const body = await makeJpeg();
    const [first, second] = [await send(body), await send(body, { alt: 'Another word' })];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.json()).toEqual(await first.json());
  });

  it.each(['png', 'webp', 'avif'] as const)('as %s', async (kind) => {
    const body = await photograph(300, 200).toFormat(kind).toBuffer();
    expect((await send(body, { name: `a.${kind}`, type: `image/${kind}` })).status).toBe(201);
  });

  it('by a plain form and is redirected to the admin page', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml' };
    const done = await send(await makeJpeg(), { headers });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/admin/pictures']);
    const body = await makeJpeg();
    await send(body, { alt: 'The rack' });
    await send(body, { alt: 'A different text', headers });
    expect((await pictures.admin.run(url(), FORM_NOTICE)).data.browser.formNotice!.message).toBe(
      'This picture is already here as “The rack”. It keeps this description, which you can change in the list.',
    );
    const response = await send(Buffer.from('nothing of the kind'), { headers });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin/pictures']);
    const { data } = await pictures.admin.run(url(), FORM_NOTICE);
    expect(data.browser.formNotice!.message).toBe('This file is not a JPEG, PNG, WebP or AVIF picture.');
  });

  it('in fifty concurrent requests, and each is stored', async () => {
    const before = await count();
    const bodies = await Promise.all(Array.from({ length: 50 }, (_, n) => makeJpeg(40 + n, 40)));
    const answers = await Promise.all(bodies.map((body, n) => send(body, { to: site.urls[n % 2]! })));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 201));
    expect(await count()).toBe(before + 50);
    expect(await left()).toEqual([]);
  });
});

describe('a rejected upload', () => {
  const html = '<script>alert(document.domain)</script>';
  const refusals: [string, () => Promise<Buffer> | Buffer, string, string][] = [
    [
      'an SVG with a script',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>`),
      'a.svg',
      'SVG drawings are not supported',
    ],
    [
      'an SVG under another name',
      () => Buffer.from(`<?xml version="1.0"?><!-- ${' '.repeat(900)} --><svg/>`),
      'a.png',
      'SVG drawings are not supported',
    ],
    ['a GIF that is HTML, too', () => Buffer.from(`GIF89a/*${html}*/=1;`), 'a.gif', 'GIF pictures are not supported'],
    [
      'HTML',
      () => Buffer.from(`<!doctype html>${html}`),
      'a.jpg',
      'This file is not a JPEG, PNG, WebP or AVIF picture.',
    ],
    ['a program', () => Buffer.from('MZ\x90\0\x03'), 'a.jpg', 'This file is not a JPEG'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'a.jpg', 'This file is not a JPEG'],
    [
      'the beginning of a JPEG and no more',
      () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
      'a.jpg',
      'damaged or incomplete',
    ],
    [
      'a JPEG cut off in the middle',
      async () => (await photograph().jpeg().toBuffer()).subarray(0, 20_000),
      'a.jpg',
      'damaged or incomplete',
    ],
    ['a PNG that lacks half its rows', () => getPng(400, 400, 10), 'a.png', 'damaged or incomplete'],
    ['30,000 pixels on each side', () => getPng(30_000, 30_000, 1), 'a.png', 'too many pixels'],
    ['30,000 pixels on one side', () => getPng(30_000, 10), 'a.png', 'too many pixels'],
    [
      'a bomb: 25 kilobytes that unpack to 200 million pixels',
      () => getPng(14_200, 14_200),
      'a.png',
      'too many pixels',
    ],
    ['a PNG that is named .jpg', () => getPng(20, 20), 'a.jpg', 'This file is named .jpg but holds a PNG picture'],
    ['a PNG that is named .html', () => getPng(20, 20), 'a.html', 'This file is named .html'],
    ['a moving PNG', movingPng, 'a.png', 'Animated pictures are not supported'],
    ['nothing', () => Buffer.alloc(0), 'a.jpg', 'This file is empty.'],
    [
      '21 megabytes',
      () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(21_000_000)]),
      'a.jpg',
      'too large: a picture may have 20 MB',
    ],
  ];
  it.each(refusals)('is %s and gets a readable error', async (_what, make, name, expected) => {
    const before = [await count(), await files()];
    const answer = await sentence(await send(await make(), { name }));
    expect(answer).toMatch(/^400 /);
    expect(answer).toContain(expected);
    expect(answer).not.toContain('\n');
    expect([await count(), await files()]).toEqual(before);
    expect(await left()).toEqual([]);
  });

  it('is an animated WebP', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const body = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await sentence(await send(body, { name: 'a.webp' }))).toMatch(/^400 Animated pictures/);
  });

  it('does not include a picture with hidden data, which is stored without that data', async () => {
    const zip = Buffer.from(`PK\x03\x04 ${html} PK\x05\x06`, 'latin1');
    const response = await send(Buffer.concat([await makeJpeg(), zip]));
    const { path: address } = (await response.json()) as { path: string };
    const hash = address.split('/')[2]!;
    for (const key of await files()) {
      if (!key.includes(hash)) continue;
      const image = Buffer.from(await (await fetch(`${url()}/${key}`)).arrayBuffer());
      expect(image.includes('PK\x03\x04')).toBe(false);
      expect(image.includes('<script>')).toBe(false);
    }
  });

  it('is a picture without a description', async () => {
    for (const alt of ['', '   ']) {
      const answer = await send(await makeJpeg(), { alt });
      expect(await sentence(answer)).toBe('400 Describe the picture');
    }
    expect(await sentence(await send(await makeJpeg(), { alt: 'x'.repeat(301) }))).toMatch(/^400 Use at most 300/);
    expect(await sentence(await send(await makeJpeg(), { alt: 'x'.repeat(300_000) }))).toMatch(/^400 /);
  });

  it('is a request without a file or not a form at all', async () => {
    const post = (body: FormData | string, headers: Record<string, string> = {}) =>
      pictures.admin.fetch(`${url()}/admin/pictures`, { method: 'POST', body, headers }).then(sentence);
    const empty = new FormData();
    empty.set('alt', 'A rack');
    expect(await post(empty)).toBe('400 Choose a picture.');
    expect(await post('{}', { 'content-type': 'application/json' })).toBe('400 Choose a picture.');
    expect(await post('x', { 'content-type': 'multipart/form-data' })).toMatch(/^400 /);
    expect(await post('--b\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=b' })).toMatch(/^400 /);
  });

  it('gets a readable error, however much data is still to be sent', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n';
    const broken = `${head}${'x'.repeat(90_000)}: y\r\n\r\n${'z'.repeat(3_000_000)}\r\n--b`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const response = await pictures.admin.fetch(`${url()}/admin/pictures`, { method: 'POST', body: broken, headers });
    expect(await sentence(response)).toMatch(/^400 [^\n]+$/);
    expect(await left()).toEqual([]);
  });

  it('is an upload that breaks off, and nothing of it is stored', async () => {
    const before = await count();
    const cookie = [...pictures.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      cookie,
      origin: url(),
      'content-type': 'multipart/form-data; boundary=cut',
      'content-length': '500000',
    };
    const request = http.request(`${url()}/admin/pictures`, { method: 'POST', headers });
    request.on('error', () => undefined);
    request.write('--cut\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    request.write(await photograph().jpeg().toBuffer());
    await eventually(async () => expect(await left()).toHaveLength(1));
    request.destroy();
    await eventually(async () => expect(await left()).toEqual([]));
    expect(await count()).toBe(before);
    expect((await send(await makeJpeg())).status).toBe(201);
  });
});

describe('a file name', () => {
  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\Users\\ada\\rack.jpg', 'rack.jpg'],
    ['a\u0000b\r\nSet-Cookie: x\u202egpj.exe.jpg', 'abSet-Cookie: xgpj.exe.jpg'],
    ['..', 'picture'],
    ['', 'picture'],
    [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(114)}….jpeg`],
  ])('of %j is shown as %j', (fileName, shown) => expect(cleanName(fileName, takingPictures)).toBe(shown));

  it('cannot lead to another path', async () => {
    const response = await send(await makeJpeg(), { name: '../../../../tmp/evil\u202e.jpg' });
    expect(await response.json()).toMatchObject({ fileName: 'evil.jpg' });
  });
});
