import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { color, type Ink, getInk } from './ink.ts';

type Doc = PDFKit.PDFDocument;

/** A drawing of the site for print: its size in drawing units, its marks, and its text alternative. */
export interface Plate {
  width: number;
  height: number;
  label: string;
  markup: string;
}

/** In the markup of a drawing with two layouts, the wide one is first and the tall one last. */
export function renderPlate(drawing: ReactElement, arrangement: 'wide' | 'tall' = 'wide'): Plate {
  const svgs = renderToStaticMarkup(drawing).match(/<svg[\s\S]*?<\/svg>/g) ?? [];
  return toPlate((arrangement === 'wide' ? svgs[0] : svgs.at(-1)) ?? '');
}

/** The entries of a definition list whose terms are drawings. */
export function renderKey(list: ReactElement): { plate: Plate; name: string; meaning: string }[] {
  const entries = renderToStaticMarkup(list).matchAll(/(<svg[\s\S]*?<\/svg>)([^<]*)<\/dt><dd>([^<]*)/g);
  return [...entries].map(([, markup = '', name = '', meaning = '']) => ({ plate: toPlate(markup), name, meaning }));
}

function toPlate(markup: string): Plate {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '').split(' ').map(Number);
  return { width, height, label: unescape(/aria-label="([^"]*)"/.exec(markup)?.[1] ?? ''), markup };
}

interface Place {
  x: number;
  y: number;
  /** Points on paper per drawing unit. */
  scale: number;
  /** Height of the labels in drawing units. */
  label: number;
}

/** Points per pixel of line weight. Lines on paper can be thinner than on screens. */
const WEIGHT = 0.62;

// The drawings use four kinds of elements: paths, hatched walls, labels, and one clip path.
const ELEMENT = /<(path|text|pattern|clipPath|g|\/g|defs|\/defs)\b([^>]*)>(?:([^<]*)<\/text>)?/g;

/** Draws the marks as vectors, in order. */
export function draw(doc: Doc, { width, height, markup }: Plate, place: Place): void {
  const { x, y, scale } = place;
  doc.save().transform(scale, 0, 0, scale, x, y).lineJoin('round');
  const body = markup.replace(/<pattern[\s\S]*?<\/pattern>/g, '');
  const openings = new Map(
    [...body.matchAll(/<clipPath id="([^"]+)"><path d="([^"]+)"/g)].map(([, id = '', d = '']) => [id, d]),
  );
  for (const [, name, attributeText = '', words = ''] of body
    .replace(/<clipPath[\s\S]*?<\/clipPath>/g, '')
    .matchAll(ELEMENT)) {
    const attributes = getAttributes(attributeText);
    if (name === 'g')
      doc
        .save()
        .path(openings.get(/#([^)]+)/.exec(attributes['clip-path'] ?? '')?.[1] ?? '') ?? '')
        .clip();
    else if (name === '/g') doc.restore();
    else if (name === 'path') drawPath(doc, attributes, { width, height, scale });
    else if (name === 'text') drawLabel(doc, attributes, unescape(words), place);
  }
  doc.restore();
}

const getAttributes = (source: string): Record<string, string> =>
  Object.fromEntries([...source.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

function drawPath(
  doc: Doc,
  attributes: Record<string, string>,
  size: { width: number; height: number; scale: number },
) {
  const { d = '', class: classes = '', fill = '' } = attributes;
  const ink = getInk('path', classes);
  if (fill.startsWith('url(')) hatch(doc, d, size);
  if (!ink.fill && !ink.stroke) return;
  doc.save();
  setLine(doc, ink, size.scale);
  doc.path(d);
  if (ink.fill && ink.stroke) doc.fillAndStroke(ink.fill, ink.stroke);
  else if (ink.fill) doc.fill(ink.fill);
  else doc.stroke(ink.stroke);
  doc.restore();
}

function setLine(doc: Doc, ink: Ink, scale: number): void {
  const unit = WEIGHT / scale;
  doc.lineWidth(ink.width * unit).strokeOpacity(ink.opacity ?? 1);
  if (ink.round) doc.lineCap('round');
  // A dot is a zero-length dash with round ends, but the library requires a positive length.
  const dashes = ink.dash?.flat().map((length) => Math.max(length * unit, 0.001));
  if (dashes) doc.dash(dashes as unknown as number, {});
}

/** The 45° hatching of a cut wall. */
function hatch(doc: Doc, d: string, { width, height, scale }: { width: number; height: number; scale: number }): void {
  doc.save().path(d).clip('even-odd');
  doc
    .lineWidth((0.7 * WEIGHT) / scale)
    .strokeColor(color('ink'))
    .strokeOpacity(0.62);
  const step = Math.max(5, 2.6 / scale) * Math.SQRT2;
  for (let c = 0; c < width + height; c += step) doc.moveTo(c, 0).lineTo(c - height, height);
  doc.stroke().restore();
}

function drawLabel(doc: Doc, attributes: Record<string, string>, words: string, { label, scale }: Place): void {
  const { class: classes = '', x = '0', y = '0', 'text-anchor': anchor } = attributes;
  const ink = getInk('text', classes);
  const size = ink.large ? Math.max(20, label * 1.7) : label;
  doc.font(ink.large ? 'display' : Number(ink.weight) > 400 ? 'mono-strong' : 'mono').fontSize(size);
  const width = doc.widthOfString(words);
  const left = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  if (ink.clears) doc.rect(left - 4 / scale, Number(y) - size, width + 8 / scale, size * 1.3).fill(color('paper'));
  doc.fillColor(ink.fill ?? color('ink')).text(words, left, Number(y), { lineBreak: false, baseline: 'alphabetic' });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescape = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
