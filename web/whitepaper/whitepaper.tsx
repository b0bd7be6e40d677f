import type { ReactElement } from 'react';
import { Drawing } from '../drawings/Drawing.tsx';
import HandoverDrawing from '../drawings/handover.svg?react';
import HandoverWideDrawing from '../drawings/handover.wide.svg?react';
import HeroDrawing from '../drawings/hero.desk.svg?react';
import { LineKey } from '../drawings/LineKey.tsx';
import { defaultName } from '../site.ts';
import { Numbers, set } from './blocks.ts';
import { type Chapter, chapters } from './chapters.content.tsx';
import { edition } from './edition.ts';
import { draw, renderKey, renderPlate } from './figure.ts';
import { color } from './ink.ts';
import { measure, page, type PdfPages, printTwice } from './pdfPages.ts';

const wide = page.right - page.left;

export const printWhitepaper = (): Promise<Buffer> =>
  printTwice(edition, (pdf) => {
    setCover(pdf);
    setOpening(pdf);
    const numbers = new Numbers();
    chapters.forEach((chapter, i) => setChapter(pdf, chapter, i + 1, numbers));
    setImprint(pdf);
  });

const drawing = (
  pdf: PdfPages,
  picture: ReactElement,
  place: { y: number; width: number; label?: number },
  arrangement?: 'tall',
) => {
  const plate = renderPlate(picture, arrangement);
  const scale = place.width / plate.width;
  const at = { x: page.left, y: place.y, scale, label: place.label ?? 7 / scale };
  pdf.tag('Figure', { alt: plate.label }, () => draw(pdf.doc, plate, at));
  return plate.height * scale;
};

function setCover(pdf: PdfPages): void {
  pdf.begin('Cover', '');
  pdf.turn(true);
  pdf.doc.outline.addItem('Cover');
  const label = { face: 'mono', size: 7.6, width: wide } as const;
  pdf.rule(58, { weight: 1.3 });
  pdf.tag('P', {}, () =>
    pdf.put(`${defaultName}   Whitepaper   Edition ${edition.version}   ${edition.date}`, page.left, 58, label),
  );
  pdf.tag('H1', {}, () => pdf.put(edition.title, page.left, 96, { face: 'display', size: 50, leading: 1, width: 440 }));
  pdf.tag('P', {}, () =>
    pdf.put(
      'Architecture, security, data, duties and sizing of an installation that runs without a line to the outside. For those who have to sign for it.',
      page.left,
      206,
      { size: 13, leading: 1.4, width: 372 },
    ),
  );
  drawing(pdf, <HeroDrawing />, { y: 346, width: wide, label: 13 });
  pdf.rule(674, { weight: 1.3 });
  const facts = [
    ['Readers', 'Security officers, architects, assessors'],
    ['Claims', 'No certificate, no customer, no measured speed'],
    ['Read', 'The claims in half an hour; the checklist with a pen'],
  ] as const;
  facts.forEach(([name, words], i) => {
    const x = page.left + i * (wide / 3);
    pdf.tag('P', {}, () => {
      pdf.put(name, x, 688, { face: 'mono', size: 6.8, color: 'ink-muted', width: 140 });
      pdf.put(words, x, 700, { size: 9.2, width: wide / 3 - 20 });
    });
  });
}

function setOpening(pdf: PdfPages): void {
  pdf.begin('Summary and contents', 'Summary');
  pdf.turn();
  pdf.doc.outline.addItem('Summary and contents');
  pdf.tag('H1', {}, () =>
    pdf.put('In one page', page.left, pdf.y, { face: 'display', size: 27, leading: 1.05, width: wide }),
  );
  pdf.y += 42;
  chapters.forEach(({ title: name, claim }, i) => {
    const words = { size: 9.2, leading: 1.36, width: measure.text - 20 } as const;
    const height = Math.max(pdf.height(claim, words), 12) + 24;
    pdf.rule(pdf.y, { role: 'line' });
    const item = pdf.group('TOCI');
    const link = pdf.group('Link', item);
    const top = pdf.y + 7;
    pdf.tag(
      'Reference',
      {},
      () => {
        pdf.put(String(i + 1), page.left, top + 1, { face: 'mono-strong', size: 8 });
        pdf.put(name, page.left + 26, top, { face: 'text-strong', size: 10, width: 320 });
        pdf.put(claim, page.left + 26, top + 14, words);
        const number = String(pdf.plan.pages.get(name) ?? 0);
        pdf.put(`Page ${number}`, measure.side, top + 1, { face: 'mono', size: 7.6, width: 100 });
      },
      link,
    );
    pdf.doc.goTo(page.left, top, wide, height - 8, name, { structParent: link } as never);
    item.end();
    pdf.y += height;
  });
  pdf.rule(pdf.y, { weight: 1.1 });
  pdf.y += 34;
  setKey(pdf);
}

/** The legend of line types, before the first drawing. */
function setKey(pdf: PdfPages): void {
  const heading = { face: 'display', size: 14.5, leading: 1.15, width: wide } as const;
  pdf.tag('H2', {}, () => pdf.put('How the drawings are read', page.left, pdf.y, heading));
  pdf.y += 26;
  for (const { plate, name, meaning } of renderKey(<LineKey />)) {
    pdf.rule(pdf.y, { role: 'line', to: page.left + measure.text });
    const at = { x: page.left, y: pdf.y + 6, scale: 1, label: 8 };
    pdf.artifact(() => draw(pdf.doc, plate, at));
    pdf.tag('P', {}, () => {
      pdf.put(name, page.left + 90, pdf.y + 8, { face: 'mono', size: 7.2, width: 90 });
      pdf.put(meaning, page.left + 170, pdf.y + 7, { size: 9.2, width: 200 });
    });
    pdf.y += 24;
  }
}

function setChapter(pdf: PdfPages, { title: name, claim, blocks }: Chapter, number: number, numbers: Numbers): void {
  pdf.begin(name, name);
  const claimed = { face: 'text', size: 12, leading: 1.4, width: measure.text } as const;
  // A heading in the lower half of a page starts a new page.
  if (number === 1 || pdf.y > page.top + (page.bottom - page.top) * 0.52) pdf.turn();
  else pdf.y += 26;
  pdf.pages.set(name, pdf.number);
  pdf.doc.addNamedDestination(name, 'XYZ', 0, pdf.y - 20, null);
  pdf.doc.outline.addItem(`${number}  ${name}`);
  gap(pdf, pdf.y);
  pdf.y += 18;
  pdf.tag('H1', {}, () =>
    pdf.put(`${number}  ${name}`, page.left, pdf.y, { face: 'display', size: 27, leading: 1.05, width: wide }),
  );
  pdf.y += 40;
  pdf.tag('P', {}, () => pdf.put(claim, page.left, pdf.y, claimed));
  pdf.y += pdf.height(claim, claimed) + 14;
  for (const block of blocks) set(pdf, block, numbers);
}

/** The company's logo: a perimeter, an empty band with a dimension line, and the outside. */
function gap(pdf: PdfPages, y: number): void {
  pdf.artifact(() => {
    const { doc } = pdf;
    const [a, b] = [measure.side - 42, measure.side + 6];
    doc.save().lineWidth(1.3).strokeColor(color('ink')).moveTo(page.left, y).lineTo(a, y).stroke();
    doc.lineWidth(0.5).moveTo(a, y).lineTo(b, y).stroke();
    doc.path(`M${a} ${y}l6 -2v4zM${b} ${y}l-6 -2v4z`).fill(color('ink'));
    doc.lineWidth(1.5).lineCap('round').strokeColor(color('warn')).dash(0.001, { space: 4.4 });
    doc.moveTo(b, y).lineTo(page.right, y).stroke().restore();
  });
}

function setImprint(pdf: PdfPages): void {
  pdf.begin('About this document', 'About this document');
  pdf.need(320);
  pdf.y += 20;
  pdf.doc.outline.addItem('About this document');
  pdf.tag('H1', {}, () =>
    pdf.put('About this document', page.left, pdf.y, { face: 'display', size: 18, leading: 1.1, width: wide }),
  );
  pdf.y += 30;
  const words = [
    `Edition ${edition.version} of ${edition.date}. It is printed from the same text and the same drawings as the site, by the site’s own build, without any outside service. Where the two differ, the newer date is right.`,
    'It describes a reference design. Your own document, with addresses, ports and names, is made during the survey and replaces it. Nothing in it is legal advice, and no figure in it was measured on a customer’s system.',
  ];
  for (const text of words) set(pdf, { kind: 'text', text }, new Numbers());
  drawing(pdf, <Drawing of={HandoverDrawing} wide={HandoverWideDrawing} />, { y: pdf.y + 8, width: wide, label: 13.6 });
}
