// What all cards have in common: the frame, the mark with the name, and the place of the drawing.
import { card } from '#graphql/share-card.ts';
import { defaultName } from '../site.ts';
import { getColor, paperStyles } from './paper.ts';

const EDGE = 36;

export interface DrawnGraphic {
  view: [x: number, y: number, width: number, height: number];
  content: string;
}

/** The place for a drawing, which reaches down to the padding. */
export type Room = { left: number; top: number; width: number };

interface FrameOptions {
  /** The subject of the page in a few words of markup, beside the name. */
  subject?: string;
  /** How many times as large the drawing is shown as it was drawn, so that its lines stay as thin as others. */
  enlarged?: number;
}

const INSIDE = `x="${EDGE}" y="${EDGE}" width="${card.width - 2 * EDGE}" height="${card.height - 2 * EDGE}"`;

export const frameWith = (content: string, { subject = '', enlarged = 1 }: FrameOptions = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}"><style>${paperStyles(enlarged)}</style>` +
  `<rect width="${card.width}" height="${card.height}" fill="${getColor('paper')}"/>` +
  `<rect ${INSIDE} fill="none" stroke="${getColor('ink')}" stroke-width="2"/>` +
  `<g class="dwg" fill="none" transform="translate(${card.padding} 66) scale(1.25)"><path class="ink" d="M9 9H23V23H9Z"/><path d="M2 2H30M2 30H30M2 2V30M30 2V30" stroke="${getColor('ink')}" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 4.666"/><text class="xl" x="42" y="25">${defaultName}</text><text class="mu" x="154" y="24" style="font-size:14px">${subject}</text></g>` +
  // Some drawings go on beyond the edge of a page.
  `<clipPath id="inside"><rect ${INSIDE}/></clipPath><g clip-path="url(#inside)">${content}</g></svg>`;

export const getScale = ({ view: [, , width, height] }: DrawnGraphic, room: Room): number =>
  Math.min(room.width / width, (card.height - room.top - card.padding) / height);

/** Scales the drawing to the available space and aligns it to the bottom. */
export function placeGraphic(drawing: DrawnGraphic, room: Room): string {
  const [x, y, width, height] = drawing.view;
  const scale = getScale(drawing, room);
  const left = room.left + (room.width - width * scale) / 2;
  const shift = `translate(${left} ${card.height - card.padding - height * scale}) scale(${scale}) translate(${-x} ${-y})`;
  return `<g class="dwg" fill="none" transform="${shift}">${drawing.content}</g>`;
}
