// The social preview image of a page: its heading and its own drawing, 1200 × 630 pixels. The build calls this with the
// output folder. The renderer provides the page, so the card always shows the page's own drawing.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import { PlugDrawing } from '../drawings/PlugDrawing.tsx';
import { getCardPath } from '../paths.ts';
import { defaultName } from '../site.ts';
import { publicPaths, render } from '../app/server.tsx';
import { getColor, paperStyles } from './paper.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 36;
const PAD = 80;
const INNER = WIDTH - 2 * PAD;
const GAP = 40;
const TITLE_SIZE = 54;
/** Where the heading begins, below the mark and the name. */
const TOP = 136;

const FACES: { name: string; file: string; axes: Record<string, number> }[] = [
  { name: 'display', file: 'sofia-sans/files/sofia-sans-latin-wght-normal.woff2', axes: { wght: 600 } },
  { name: 'mono', file: 'martian-mono/files/martian-mono-latin-wdth-normal.woff2', axes: { wght: 400, wdth: 82 } },
];

/** Makes only our fonts available before the image library reads the font configuration. */
async function setFonts(folder: string): Promise<void> {
  const { resolve } = createRequire(path.resolve('package.json'));
  const letters = Array.from({ length: 0x250 }, (_, i) => String.fromCharCode(i)).join('') + '–—‘’“”•…−≤≥×·';
  for (const { name, file, axes } of FACES) {
    const source = fs.readFileSync(resolve(`@fontsource-variable/${file}`));
    const ttf = await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes: axes });
    fs.writeFileSync(path.join(folder, `${name}.ttf`), ttf);
  }
  const settings = path.join(folder, 'fonts.conf');
  fs.writeFileSync(settings, `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`);
  process.env['FONTCONFIG_FILE'] = settings;
}

interface DrawnGraphic {
  view: [x: number, y: number, width: number, height: number];
  content: string;
}
interface Sheet {
  heading: string;
  drawing: DrawnGraphic;
}

/**
 * The first drawing in the markup. Arrows in labels are removed, because our fonts do not contain them and there is no
 * fallback font.
 */
function drawingIn(markup: string): DrawnGraphic | null {
  const [, view, content] = /<svg[^>]*viewBox="([^"]+)"[^>]*role="img"[^>]*>(.*?)<\/svg>/.exec(markup) ?? [];
  if (!view || !content) return null;
  return { view: view.split(' ').map(Number) as DrawnGraphic['view'], content: content.replaceAll(/ ?[←-↗]/gu, '') };
}

/** The first heading and the first drawing of a page. Null for a page that needs the database. */
async function getSheet(path: string): Promise<Sheet | null> {
  const settings = { name: defaultName, demoUrl: '', publicUrl: '', year: 2000 };
  const visitor = { isSignedIn: false, isAdmin: false };
  const { status, html } = await render({ location: path, settings, visitor }, async () => ({ errors: [] }));
  const main = html.slice(html.indexOf('<main'));
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1]?.replace(/<[^>]+>/g, ' ');
  const drawing = drawingIn(main) ?? drawingIn(renderToStaticMarkup(<PlugDrawing />));
  return status === 200 && heading && drawing ? { heading, drawing } : null;
}

async function draw({ heading, drawing }: Sheet, fonts: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [, , width, height] = drawing.view;
  // A tall drawing is placed beside the heading, a wide one below it.
  const tall = width / height < 1.4;
  const title = await sharp({
    text: {
      text: `<span foreground="${getColor('ink')}">${heading}</span>`,
      font: `Sofia Sans ${TITLE_SIZE}`,
      fontfile: path.join(fonts, 'display.ttf'),
      width: tall ? INNER / 2 - GAP : INNER,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const room = tall
    ? { left: PAD + INNER / 2, top: PAD, width: INNER / 2 }
    : { left: PAD, top: TOP + title.info.height + GAP, width: INNER };
  return sharp(Buffer.from(frameWith(placeGraphic(drawing, room))))
    .composite([{ input: title.data, left: PAD, top: TOP }])
    .png({ palette: true })
    .toBuffer();
}

const frameWith = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><style>${paperStyles()}</style>` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${getColor('paper')}"/>` +
  `<rect x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${HEIGHT - 2 * EDGE}" fill="none" stroke="${getColor('ink')}" stroke-width="2"/>` +
  `<g class="dwg" fill="none" transform="translate(${PAD} 66) scale(1.25)"><path class="ink" d="M9 9H23V23H9Z"/><path d="M2 2H30M2 30H30M2 2V30M30 2V30" stroke="${getColor('ink')}" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 4.666"/><text class="xl" x="42" y="25">${defaultName}</text></g>` +
  `${content}</svg>`;

/** Scales the drawing to the available space and aligns it to the bottom. */
function placeGraphic(
  { view: [x, y, w, h], content }: DrawnGraphic,
  room: { left: number; top: number; width: number },
): string {
  const scale = Math.min(room.width / w, (HEIGHT - room.top - PAD) / h);
  const left = room.left + (room.width - w * scale) / 2;
  const shift = `translate(${left} ${HEIGHT - PAD - h * scale}) scale(${scale}) translate(${-x} ${-y})`;
  return `<g class="dwg" fill="none" transform="${shift}">${content}</g>`;
}

export async function writeCards(target: string): Promise<void> {
  const fonts = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  try {
    await setFonts(fonts);
    for (const pagePath of publicPaths) {
      const sheet = await getSheet(pagePath);
      if (!sheet) continue;
      const file = path.join(target, getCardPath(pagePath));
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, await draw(sheet, fonts));
    }
  } finally {
    fs.rmSync(fonts, { recursive: true, force: true });
  }
}

await writeCards(path.resolve(process.argv[2] ?? 'dist/client'));
