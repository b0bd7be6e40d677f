import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Engine, type EngineName, openEngine } from './engines.ts';
import { pages } from './pages.ts';
import { test } from './people.ts';
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

/** The share of the window whose color differs clearly, in cells so large that the shapes of letters do not count. */
async function comparePictures(own: Buffer, chromium: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [own, chromium].map((picture) => sharp(picture).resize(60, 36, { fit: 'fill' }).greyscale().raw().toBuffer()),
  );
  return one!.filter((light, at) => Math.abs(light - other![at]!) > 24).length / one!.length;
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

async function visit({ engine, chromium, site, theme }: Visit, page: string, status: number): Promise<string[]> {
  const faults: string[] = [];
  await engine.open(site + page);
  for (const width of WIDTHS) {
    await engine.resize(width);
    await expect.poll(() => engine.evaluate(() => innerWidth)).toBe(width);
    const state = await engine.evaluate(readState);
    const boxes = await engine.evaluate(readBoxes);
    const picture = await engine.picture();
    const there = await readChromium(chromium, site + page, { width, height: state.height }, theme);
    const file = `${page.replace(/\W+/g, '-')}-${width}-${theme}`;
    await writeFile(path.join(FOLDER, `${file}-${engine.name}.png`), picture);
    await writeFile(path.join(FOLDER, `${file}-chromium.png`), there.picture);
    const share = await comparePictures(picture, there.picture);
    faults.push(
      ...(state.status === status ? [] : [`status ${state.status}`]),
      ...(state.headings === 1 ? [] : [`${state.headings} headings of level 1`]),
      ...(state.sideways === 0 ? [] : [`${width} px: scrolls sideways by ${state.sideways} px`]),
      ...state.hosts.map((host) => `asks ${host}`),
      ...compareBoxes(boxes, there.boxes).map((fault) => `${width} px: ${fault}`),
      ...(share <= 0.12 ? [] : [`${width} px, ${theme}: ${(share * 100).toFixed(1)} % of the first screen differ`]),
    );
  }
  return [...faults, ...engine.readErrors().map((line) => `console: ${line}`)];
}

for (const name of ['firefox', 'webkit'] as const satisfies EngineName[])
  for (const theme of ['light', 'dark'] as const)
    test(`every page looks the same in ${name} as in Chromium, ${theme}`, { tag: '@engines' }, async ({ site }) => {
      await mkdir(FOLDER, { recursive: true });
      const engine = await openEngine(name, theme);
      const reference = await openChromium(name);
      const chromium = await reference.newPage();
      const found: Record<string, string[]> = {};
      try {
        for (const [page, status] of pages) {
          const faults = await visit({ engine, chromium, site: site.url, theme }, page, status).catch(
            (error: Error) => [error.message.split('\n')[0]!],
          );
          if (faults.length > 0) found[page] = faults;
        }
      } finally {
        await engine.close();
        await reference.close();
      }
      expect(found).toEqual({});
    });
