import path from 'node:path';
import { headingRoom, headingTop, card } from '#graphql/share-card.ts';
import { escapeText, openSharp, runInTurn } from '#api/platform/images.ts';
import { projectRoot } from '#api/platform/root.ts';

/** Tried from the largest. A heading that is too long for the smallest is scaled down. */
const SIZES = [54, 46, 38, 32];
const FACE = 'Sofia Sans SemiBold';
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'];
const files = SCRIPTS.map((name) => path.join(projectRoot, 'api/portal/reading/fonts', `${name}.ttf`));

/** Writes a heading on a card that has only the drawing. */
export const drawCard = (blank: string, heading: string): Promise<Buffer> =>
  runInTurn(async () => {
    const sharp = await openSharp();
    const input = await drawHeading(heading);
    return sharp(blank)
      .composite([{ input, left: card.padding, top: headingTop, blend: 'multiply' }])
      .png({ palette: true })
      .toBuffer();
  });

/** Dark letters on white. */
async function drawHeading(heading: string): Promise<Buffer> {
  const sharp = await openSharp();
  const draw = (size: number, fontfile = files[0]!, text = escapeText(heading)) =>
    sharp({
      text: { text, font: `${FACE} ${size}`, fontfile, dpi: 72, width: headingRoom.width, wrap: 'word-char' },
    }).toColourspace('b-w');
  // The text library remembers a font file after its first use.
  for (const file of files) await draw(8, file, 'a').raw().toBuffer();
  for (const size of SIZES) {
    const { data, info } = await draw(size).negate().png().toBuffer({ resolveWithObject: true });
    if (info.height <= headingRoom.height) return data;
  }
  return draw(SIZES.at(-1)!)
    .negate()
    .resize({ ...headingRoom, fit: 'inside' })
    .png()
    .toBuffer();
}
