import type { ReactElement } from 'react';
import { HandoverDrawing } from '../drawings/HandoverDrawing.tsx';
import { HeroDrawing } from '../drawings/HeroDrawing.tsx';
import { LineKey } from '../drawings/LineKey.tsx';
import { defaultName } from '../site.ts';
import { Numbers, set } from './blocks.ts';
import { type Chapter, chapters } from './chapters.content.tsx';
import { edition, title } from './edition.ts';
import { draw, renderKey, renderPlate } from './figure.ts';
import { cutFonts } from './fonts.ts';
import { color } from './ink.ts';
import { measure, page, type Plan, Sheets } from './sheet.ts';

const wide = page.right - page.left;

/**
 * Prints twice: the first pass finds the page numbers, which the second pass prints in the contents and on every page.
 */
export async function printWhitepaper(): Promise<Buffer> {
  const fonts = await cutFonts();
  const first = await typeset(new Sheets(fonts, { pages: new Map(), total: 0 }));
  const plan: Plan = { pages: first.sheets.pages, total: first.sheets.number };
  return (await typeset(new Sheets(fonts, plan))).bytes;
}

async function typeset(sheets: Sheets): Promise<{ sheets: Sheets; bytes: Buffer }> {
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve) => {
    sheets.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheets.doc.on('end', () => resolve(Buffer.concat(chunks)));
  });
  setCover(sheets);
  setOpening(sheets);
  const numbers = new Numbers();
  chapters.forEach((chapter, i) => setChapter(sheets, chapter, i + 1, numbers));
  setImprint(sheets);
  sheets.end();
  return { sheets, bytes: await whole };
}

const drawing = (
  sheets: Sheets,
  picture: ReactElement,
  place: { y: number; width: number; label?: number },
  arrangement?: 'tall',
) => {
  const plate = renderPlate(picture, arrangement);
  const scale = place.width / plate.width;
  const at = { x: page.left, y: place.y, scale, label: place.label ?? 7 / scale };
  sheets.tag('Figure', { alt: plate.label }, () => draw(sheets.doc, plate, at));
  return plate.height * scale;
};

function setCover(sheets: Sheets): void {
  sheets.begin('Cover', '');
  sheets.turn(true);
  sheets.doc.outline.addItem('Cover');
  const label = { face: 'mono', size: 7.6, width: wide } as const;
  sheets.rule(58, { weight: 1.3 });
  sheets.tag('P', {}, () =>
    sheets.put(`${defaultName}   Whitepaper   Edition ${edition.version}   ${edition.date}`, page.left, 70, label),
  );
  sheets.tag('H1', {}, () => sheets.put(title, page.left, 112, { face: 'display', size: 50, leading: 1, width: 440 }));
  sheets.tag('P', {}, () =>
    sheets.put(
      'Architecture, security, data, duties and sizing of an installation that runs without a line to the outside. For those who have to sign for it.',
      page.left,
      226,
      { size: 13, leading: 1.4, width: 372 },
    ),
  );
  drawing(sheets, <HeroDrawing size="desk" />, { y: 392, width: wide, label: 13 });
  sheets.rule(722, { weight: 1.3 });
  const facts = [
    ['Readers', 'Security officers, architects, assessors'],
    ['Claims', 'No certificate, no customer, no measured speed'],
    ['Read', 'The claims in half an hour; the checklist with a pen'],
  ] as const;
  facts.forEach(([name, words], i) => {
    const x = page.left + i * (wide / 3);
    sheets.tag('P', {}, () => {
      sheets.put(name, x, 736, { face: 'mono', size: 6.8, color: 'ink-muted', width: 140 });
      sheets.put(words, x, 748, { size: 9.2, width: wide / 3 - 20 });
    });
  });
}

function setOpening(sheets: Sheets): void {
  sheets.begin('Summary and contents', 'Summary');
  sheets.turn();
  sheets.doc.outline.addItem('Summary and contents');
  sheets.tag('H1', {}, () =>
    sheets.put('In one page', page.left, sheets.y, { face: 'display', size: 27, leading: 1.05, width: wide }),
  );
  sheets.y += 42;
  chapters.forEach(({ title: name, claim }, i) => {
    const words = { size: 9.2, leading: 1.36, width: measure.text - 20 } as const;
    const height = Math.max(sheets.height(claim, words), 12) + 24;
    sheets.rule(sheets.y, { role: 'line' });
    const item = sheets.group('TOCI');
    const link = sheets.group('Link', item);
    const top = sheets.y + 7;
    sheets.tag(
      'Reference',
      {},
      () => {
        sheets.put(String(i + 1), page.left, top + 1, { face: 'mono-strong', size: 8 });
        sheets.put(name, page.left + 26, top, { face: 'text-strong', size: 10, width: 320 });
        sheets.put(claim, page.left + 26, top + 14, words);
        const number = String(sheets.plan.pages.get(name) ?? 0);
        sheets.put(`Sheet ${number}`, measure.side, top + 1, { face: 'mono', size: 7.6, width: 100 });
      },
      link,
    );
    sheets.doc.goTo(page.left, top, wide, height - 8, name, { structParent: link } as never);
    item.end();
    sheets.y += height;
  });
  sheets.rule(sheets.y, { weight: 1.1 });
  sheets.y += 34;
  setKey(sheets);
}

/** The legend of line types, before the first drawing. */
function setKey(sheets: Sheets): void {
  const heading = { face: 'display', size: 14.5, leading: 1.15, width: wide } as const;
  sheets.tag('H2', {}, () => sheets.put('How the drawings are read', page.left, sheets.y, heading));
  sheets.y += 26;
  for (const { plate, name, meaning } of renderKey(<LineKey />)) {
    sheets.rule(sheets.y, { role: 'line', to: page.left + measure.text });
    const at = { x: page.left, y: sheets.y + 6, scale: 1, label: 8 };
    sheets.artifact(() => draw(sheets.doc, plate, at));
    sheets.tag('P', {}, () => {
      sheets.put(name, page.left + 90, sheets.y + 8, { face: 'mono', size: 7.2, width: 90 });
      sheets.put(meaning, page.left + 170, sheets.y + 7, { size: 9.2, width: 200 });
    });
    sheets.y += 24;
  }
}

function setChapter(sheets: Sheets, { title: name, claim, blocks }: Chapter, number: number, numbers: Numbers): void {
  sheets.begin(name, name);
  const claimed = { face: 'text', size: 12, leading: 1.4, width: measure.text } as const;
  // A heading in the lower half of a page starts a new page.
  if (number === 1 || sheets.y > page.top + (page.bottom - page.top) * 0.52) sheets.turn();
  else sheets.y += 26;
  sheets.pages.set(name, sheets.number);
  sheets.doc.addNamedDestination(name, 'XYZ', 0, sheets.y - 20, null);
  sheets.doc.outline.addItem(`${number}  ${name}`);
  gap(sheets, sheets.y);
  sheets.y += 18;
  sheets.tag('H1', {}, () =>
    sheets.put(`${number}  ${name}`, page.left, sheets.y, { face: 'display', size: 27, leading: 1.05, width: wide }),
  );
  sheets.y += 40;
  sheets.tag('P', {}, () => sheets.put(claim, page.left, sheets.y, claimed));
  sheets.y += sheets.height(claim, claimed) + 14;
  for (const block of blocks) set(sheets, block, numbers);
}

/** The company's logo: a perimeter, an empty band with a dimension line, and the outside. */
function gap(sheets: Sheets, y: number): void {
  sheets.artifact(() => {
    const { doc } = sheets;
    const [a, b] = [measure.side - 42, measure.side + 6];
    doc.save().lineWidth(1.3).strokeColor(color('ink')).moveTo(page.left, y).lineTo(a, y).stroke();
    doc.lineWidth(0.5).moveTo(a, y).lineTo(b, y).stroke();
    doc.path(`M${a} ${y}l6 -2v4zM${b} ${y}l-6 -2v4z`).fill(color('ink'));
    doc.lineWidth(1.5).lineCap('round').strokeColor(color('warn')).dash(0.001, { space: 4.4 });
    doc.moveTo(b, y).lineTo(page.right, y).stroke().restore();
  });
}

function setImprint(sheets: Sheets): void {
  sheets.begin('About this document', 'About this document');
  sheets.need(320);
  sheets.y += 20;
  sheets.doc.outline.addItem('About this document');
  sheets.tag('H1', {}, () =>
    sheets.put('About this document', page.left, sheets.y, { face: 'display', size: 18, leading: 1.1, width: wide }),
  );
  sheets.y += 30;
  const words = [
    `Edition ${edition.version} of ${edition.date}. It is printed from the same text and the same drawings as the site, by the site’s own build, without any outside service. Where the two differ, the newer date is right.`,
    'It describes a reference design. Your own sheet, with addresses, ports and names, is made during the survey and replaces it. Nothing in it is legal advice, and no figure in it was measured on a customer’s system.',
  ];
  for (const text of words) set(sheets, { kind: 'text', text }, new Numbers());
  drawing(sheets, <HandoverDrawing />, { y: sheets.y + 8, width: wide, label: 13.6 });
}
