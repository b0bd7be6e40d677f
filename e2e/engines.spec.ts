import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { checkTable, putColumn } from './engine-page.ts';
import { type Engine, type EngineName, openEngine } from './engines.ts';
import { pages } from './pages.ts';
import { ADMIN, test } from './people.ts';
import { fillRooms, listRooms } from './rooms.ts';
import { expect, waitForHydration } from './site.ts';

// Every page in Firefox and WebKit, compared with Chromium. The pictures are in .cache/engines, side by side.

const FOLDER = '.cache/engines';
/** WebKit's window cannot be narrower. */
const PHONE = 447;
const WIDTHS = [1440, PHONE];

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Landmarks, headings, tables and the buttons that lead on. */
function readBoxes(): Box[] {
  const parts = document.querySelectorAll(
    'header, main, nav, footer, h1, h2, table, main a[class*=primary], main button[class*=primary]',
  );
  const seen = new Map<string, number>();
  return [...parts].flatMap((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    // Parts further down wait with their size until they come near.
    if (width === 0 || height === 0 || top > 3_000) return [];
    const text = /^(H1|H2|A|BUTTON)$/.test(part.tagName) ? part.textContent.slice(0, 30) : '';
    const name = `${part.tagName.toLowerCase()} ${text}`.trim();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [{ name: count > 1 ? `${name} ${count}` : name, left, top, width, height: Math.min(height, 3_000) }];
  });
}

const readState = async () => ({
  status: (await fetch(location.href, { method: 'HEAD' })).status,
  headings: document.querySelectorAll('h1').length,
  sideways: document.documentElement.scrollWidth - innerWidth,
  hosts: performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).origin)
    .filter((origin) => origin !== location.origin),
  height: innerHeight,
});

/** Text is measured by other programs, so a line can break elsewhere, and there can be one line more above a box. */
const LINES_PX = { left: 6, width: 6, top: 48, height: 48 };
const isNear = (side: keyof typeof LINES_PX, one: number, other: number) =>
  Math.abs(one - other) <= LINES_PX[side] + 0.02 * Math.max(one, other);

function compareBoxes(own: readonly Box[], chromium: readonly Box[]): string[] {
  const expected = new Map(chromium.map((box) => [box.name, box]));
  // A box can be there at the end of what is compared, and just below it in the other engine.
  const lacks = (boxes: readonly Box[], { name, top }: Box) => top < 2_800 && !boxes.some((box) => box.name === name);
  const missing = chromium.filter((box) => lacks(own, box)).map(({ name }) => `no ${name}`);
  const moved = own.flatMap((box) => {
    const there = expected.get(box.name);
    if (!there) return lacks(chromium, box) ? [`only here: ${box.name}`] : [];
    const sides = (['left', 'top', 'width', 'height'] as const).filter((side) => !isNear(side, box[side], there[side]));
    return sides.map(
      (side) => `${side} of ${box.name}: ${Math.round(box[side])}, in Chromium ${Math.round(there[side])}`,
    );
  });
  return [...missing, ...moved];
}

const COLUMNS_SEEN = 60;
const ROWS_SEEN = 36;
/** A line of a title that breaks elsewhere moves what is below it by its height, which is two rows. */
const MOVED_ROWS = 2;

/** The share of the window whose color differs clearly, in cells so large that the shapes of letters do not count. */
async function comparePictures(own: Buffer, chromium: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [own, chromium].map(async (picture) => {
      const small = sharp(picture).resize(COLUMNS_SEEN, ROWS_SEEN, { fit: 'fill' }).greyscale();
      const lights = await small.raw().toBuffer();
      return Array.from({ length: ROWS_SEEN }, (_, row) =>
        lights.subarray(row * COLUMNS_SEEN, (row + 1) * COLUMNS_SEEN),
      );
    }),
  );
  const countDifferent = (row: Buffer, there: Buffer) =>
    row.filter((light, at) => Math.abs(light - there[at]!) > 24).length;
  const different = one!.map((row, at) =>
    Math.min(
      ...other!.slice(Math.max(0, at - MOVED_ROWS), at + MOVED_ROWS + 1).map((there) => countDifferent(row, there)),
    ),
  );
  return different.reduce((sum, count) => sum + count, 0) / (ROWS_SEEN * COLUMNS_SEEN);
}

type Size = NonNullable<ReturnType<Page['viewportSize']>>;
interface Seen {
  boxes: Box[];
  picture: Buffer;
}

/** Hinting makes letters up to a pixel wider. WebKit hints them, Firefox does not. */
const openChromium = (name: EngineName) =>
  chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', ...(name === 'firefox' ? ['--font-render-hinting=none'] : [])],
  });

async function readChromium(page: Page, url: string, size: Size, colorScheme: 'light' | 'dark'): Promise<Seen> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  if (page.url() !== url) {
    await page.goto(url);
    await waitForHydration(page);
  }
  return { boxes: await page.evaluate(readBoxes), picture: await page.screenshot() };
}

interface Visit {
  engine: Engine;
  chromium: Page;
  site: string;
  theme: 'light' | 'dark';
}

/** A page for each of the two browsers. A page of one object has a name without its id. */
interface Place {
  name: string;
  own: string;
  other: string;
  status: number;
}

async function visit({ engine, chromium, site, theme }: Visit, { name, own, other, status }: Place): Promise<string[]> {
  const faults: string[] = [];
  await engine.open(site + own);
  for (const width of WIDTHS) {
    await engine.resize(width);
    await expect.poll(() => engine.evaluate(() => innerWidth)).toBe(width);
    const state = await engine.evaluate(readState);
    const size = { width, height: state.height };
    let differences: string[] = [];
    // Parts whose code loads after the page take a moment longer in one of the browsers.
    const compare = async () => {
      const boxes = await engine.evaluate(readBoxes);
      const picture = await engine.picture();
      const there = await readChromium(chromium, site + other, size, theme);
      const file = `${name.replace(/\W+/g, '-')}-${width}-${theme}`;
      await writeFile(path.join(FOLDER, `${file}-${engine.name}.png`), picture);
      await writeFile(path.join(FOLDER, `${file}-${engine.name}-chromium.png`), there.picture);
      const share = await comparePictures(picture, there.picture);
      differences = [
        ...compareBoxes(boxes, there.boxes).map((fault) => `${width} px: ${fault}`),
        ...(share <= 0.12 ? [] : [`${width} px, ${theme}: ${(share * 100).toFixed(1)} % of the first screen differ`]),
      ];
      return differences.length;
    };
    await expect
      .poll(compare, { timeout: 8_000 })
      .toBe(0)
      .catch(() => undefined);
    faults.push(
      ...(state.status === status ? [] : [`status ${state.status}`]),
      ...(state.headings === 1 ? [] : [`${state.headings} headings of level 1`]),
      ...(state.sideways === 0 ? [] : [`${width} px: scrolls sideways by ${state.sideways} px`]),
      ...state.hosts.map((host) => `asks ${host}`),
      ...differences,
    );
  }
  return [...faults, ...engine.readErrors().map((line) => `console: ${line}`)];
}

/** Runs in the page. */
const signInHere = async (body: string) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/api/login', { method: 'POST', headers, body })).status;
};

/** What differs on which page. */
async function visitAll(visitor: Visit, places: readonly Place[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const place of places) {
    const faults = await visit(visitor, place).catch((error: Error) => [error.message.split('\n')[0]!]);
    if (faults.length > 0) found[place.name] = faults;
  }
  return found;
}

const COLUMNS = { firefox: 'Firefox', webkit: 'WebKit' };

for (const name of ['firefox', 'webkit'] as const satisfies EngineName[])
  for (const theme of ['light', 'dark'] as const)
    test(
      `every page looks the same in ${name} as in Chromium, ${theme}`,
      { tag: '@engines' },
      async ({ browser, site }) => {
        await mkdir(FOLDER, { recursive: true });
        const [rooms, twins] = (await fillRooms(browser, site, `${name}${theme}`)).map(listRooms);
        const engine = await openEngine(name, theme);
        const reference = await openChromium(name);
        const visitor: Visit = { engine, chromium: await reference.newPage(), site: site.url, theme };
        try {
          const found = await visitAll(
            visitor,
            pages.map(([page, status]) => ({
              name: page,
              own: page,
              other: page,
              status,
            })),
          );
          await engine.open(`${site.url}/auth`);
          await visitor.chromium.goto(`${site.url}/auth`);
          const login = JSON.stringify(ADMIN);
          expect(await engine.evaluate(signInHere, login)).toBe(200);
          expect(await visitor.chromium.evaluate(signInHere, login)).toBe(200);
          const inside = await visitAll(
            visitor,
            rooms!.map(([own, name], at) => ({ name, own, other: twins![at]![0], status: 200 })),
          );
          expect({ ...found, ...inside }).toEqual({});
          const names = [...pages.map(([page]) => page), ...rooms!.map(([, room]) => room)];
          const cells = new Map(names.map((page) => [page, 'same']));
          checkTable('Pages', (former) => putColumn(former, `${COLUMNS[name]}, ${theme}`, cells));
        } finally {
          await engine.close();
          await reference.close();
        }
      },
    );
