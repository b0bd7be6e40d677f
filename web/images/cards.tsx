// The social preview image of a page: its heading and its own drawing, 1200 × 630 pixels. The build calls this with the
// output folder. The renderer provides the page, so the card always shows the page's own drawing. Articles and case
// studies get their heading from the server, on a card that has only the drawing.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import { blankFolder, card, headingRoom, headingTop } from '#graphql/share-card.ts';
import { CategoryGlyph, glyphNames, otherGlyph } from '../drawings/CategoryGlyph.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import AnswerDrawing from '../drawings/answer.svg?react';
import PlugDrawing from '../drawings/plug.svg?react';
import { getCardPath, paths } from '../paths.ts';
import { defaultName } from '../site.ts';
import { industries } from '../site/industries.ts';
import { industryDrawings } from '../site/industryDrawings.ts';
import { publicPaths, render } from '../app/server.tsx';
import { type DrawnGraphic, frameWith, getScale, placeGraphic, type Room } from './cardFrame.ts';
import { getColor } from './paper.ts';

const INNER = card.width - 2 * card.padding;
const TITLE_SIZE = 54;
/** The place of a drawing beside the heading. */
const BESIDE: Room = { left: card.padding + INNER / 2, top: card.padding, width: INNER / 2 };

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

interface Sheet {
  /** The line above the heading. Empty if there is none. */
  subject: string;
  heading: string;
  drawing: DrawnGraphic;
}

const LABELED = /<svg[^>]*viewBox="([^"]+)"[^>]*role="img"[^>]*>(.*?)<\/svg>/;
const ANY = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*?)<\/svg>/;

/**
 * The first drawing in the markup. Arrows in labels are removed, because our fonts do not contain them and there is no
 * fallback font.
 */
function drawingIn(markup: string, kind: RegExp = LABELED): DrawnGraphic | null {
  const [, view, content] = kind.exec(markup) ?? [];
  if (!view || !content) return null;
  return { view: view.split(' ').map(Number) as DrawnGraphic['view'], content: content.replaceAll(/ ?[←-↗]/gu, '') };
}

/** The drawings of pages that have none of their own. The others show the plug. */
const standIns: Record<string, ReactElement> = {
  [paths.chat]: <Drawing of={AnswerDrawing} />,
  [paths.resources]: <CategoryGlyph slug={otherGlyph} />,
  [paths.caseStudies]: <industryDrawings.UTILITIES />,
};

/** The first heading and the first drawing of a page. Null for a page that needs the database. */
async function getSheet(path: string): Promise<Sheet | null> {
  const settings = { name: defaultName, demoUrl: '', publicUrl: '', year: 2000 };
  const visitor = { isSignedIn: false, isAdmin: false, isEditor: false, isInvestor: false };
  const { status, html } = await render({ location: path, settings, visitor }, async () => ({ errors: [] }));
  const main = html.slice(html.indexOf('<main'));
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1]?.replace(/<[^<>]+>/g, ' ');
  const [, subject = ''] = /<p class="label[^"]*">([^<]*)<\/p><h1/.exec(main) ?? [];
  const drawing = drawingIn(main) ?? drawingIn(renderToStaticMarkup(standIns[path] ?? <PlugDrawing />), ANY);
  return status === 200 && heading && drawing ? { subject, heading, drawing } : null;
}

async function draw({ subject, heading, drawing }: Sheet, fonts: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [, , width, height] = drawing.view;
  // A tall drawing is placed beside the heading, a wide one below it.
  const tall = width / height < 1.4;
  const title = await sharp({
    text: {
      text: `<span foreground="${getColor('ink')}">${heading}</span>`,
      font: `Sofia Sans ${TITLE_SIZE}`,
      fontfile: path.join(fonts, 'display.ttf'),
      width: tall ? headingRoom.width : INNER,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const room = tall ? BESIDE : { left: card.padding, top: headingTop + title.info.height + card.gap, width: INNER };
  const options = {
    // A tall drawing leaves room for the first words only.
    subject: tall ? subject.split(' · ')[0]! : subject,
    enlarged: getEnlargement(drawing, room),
  };
  return sharp(Buffer.from(frameWith(placeGraphic(drawing, room), options)))
    .composite([{ input: title.data, left: card.padding, top: headingTop }])
    .png({ palette: true })
    .toBuffer();
}

/** Cards are shown at half their size, where thinner lines would be lost. Large drawings have enough ink. */
const getEnlargement = (drawing: DrawnGraphic, room: Room): number => Math.max(1, getScale(drawing, room) / 1.5);

/** The drawings of case studies by industry, and those of articles by category. */
const blanks: [name: string, subject: string, drawing: ReactElement][] = [
  ...(Object.keys(industryDrawings) as (keyof typeof industryDrawings)[]).map((name): (typeof blanks)[number] => {
    const Industry = industryDrawings[name];
    return [name, `Case study · ${industries[name].name.replaceAll('&', '&amp;')}`, <Industry key={name} />];
  }),
  ...glyphNames.map((name): (typeof blanks)[number] => [name, 'Article', <CategoryGlyph key={name} slug={name} />]),
];

async function drawBlank(subject: string, drawing: ReactElement): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const graphic = drawingIn(renderToStaticMarkup(drawing), ANY)!;
  const options = { subject, enlarged: getScale(graphic, BESIDE) / 1.5 };
  return sharp(Buffer.from(frameWith(placeGraphic(graphic, BESIDE), options)))
    .png({ palette: true })
    .toBuffer();
}

function writeFile(file: string, content: Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

export async function writeCards(target: string): Promise<void> {
  const fonts = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  try {
    await setFonts(fonts);
    for (const pagePath of publicPaths) {
      const sheet = await getSheet(pagePath);
      if (!sheet) continue;
      writeFile(path.join(target, getCardPath(pagePath)), await draw(sheet, fonts));
    }
    for (const [name, subject, drawing] of blanks)
      writeFile(path.join(target, blankFolder, `${name}.png`), await drawBlank(subject, drawing));
  } finally {
    fs.rmSync(fonts, { recursive: true, force: true });
  }
}

await writeCards(path.resolve(process.argv[2] ?? 'dist/client'));
