import { useId } from 'react';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import { Scene } from './oblique.ts';

const WALLS = 'M236 90H750V440H236ZM250 104V426H736V104Z';
const INNER_WALL = 'M586 104h10v190h-10z';

/** The person outside, with the gap up to the wall. */
function drawOutside() {
  const s = new Scene();
  s.path('d d2', 'M120 40V440').text(0, 56, 'OUTSIDE', 'wn');
  s.path('d', 'M30 300h56v92h-56zM30 300l-15-9h56l15 9M30 392l-15-9v-92');
  s.path('d', 'M49 324a9 9 0 1 0 18 0a9 9 0 1 0-18 0M42 360c2-16 30-16 32 0');
  s.path('dim', 'M128 420H226').path('ink', 'M122 420l12-4v8zM232 420l-12-4v8z');
  return s.text(177, 408, 'GAP', '', 'middle').marks;
}

/** The open door, the register, the reviewer's desk and the cabinet with the documents. */
function drawInside() {
  const s = new Scene();
  s.path('f', 'M233 306h20v70h-20z').path('w', 'M236 306H250M236 376H250').path('o', 'M250 376l34-20v-70l-34 20');
  s.path('g', 'M250 396H736M250 411H736M330 426l-50-45M430 426l-50-45M530 426l-50-45M630 426l-50-45M730 426l-50-45');
  s.path('o f', 'M316 350h76v58h-76zM316 350l-18-10.8h76l18 10.8M316 408l-18-10.8v-58');
  s.path('o f', 'M322 346l12-22h52l-12 22z').path('t', 'M336 330h42M333 335h42M330 340h42');
  s.path('o f', 'M456 366h100v8h-100zM456 366l-30-18h100l30 18M456 374l-30-18v-8');
  s.path('o', 'M462 374v44M550 374v44M432 356v44');
  s.path('o f', 'M480 318h44v36h-44zM480 318l-4-2.4h44l4 2.4M480 354l-4-2.4v-36');
  s.path('t', 'M487 326h30M487 333h20M487 340h26').path('o', 'M502 354v10');
  s.path('o', 'M586 426v-6h10v6').path('c', 'M591 300V418');
  s.path('o f', 'M640 210h82v204h-82zM640 210l-18-10.8h82l18 10.8M640 414l-18-10.8v-204');
  s.path('t', 'M648 218h66v40h-66zM648 266h66v40h-66zM648 314h66v40h-66zM648 362h66v40h-66z');
  s.path('ink', 'M648 266h66v40h-66z').path('invb', 'M669 282h24v8h-24z');
  s.balloon(1, 58, 140, 58, 286).balloon(2, 354, 140, 354, 330);
  s.balloon(3, 502, 140, 502, 312).balloon(4, 681, 140, 681, 270);
  return s.text(411, 462, 'REGISTER AND REVIEW', '', 'middle').text(668, 462, 'DATA ROOM', '', 'middle').marks;
}

/** How a request becomes access: the four places, numbered as in the list below the drawing. */
export function AccessDrawing() {
  const id = useId();
  return (
    <Drawing
      size="760 470"
      label="Section through the data room. Outside, dotted, a person. After an empty gap comes the wall; inside it stand the register, the reviewer's desk and the cabinet with the documents."
    >
      <Hatch id={id} />
      <Marks of={drawOutside()} />
      <path className="w" fill={`url(#${id})`} fillRule="evenodd" d={WALLS} />
      <path className="w" fill={`url(#${id})`} d={INNER_WALL} />
      <Marks of={drawInside()} />
    </Drawing>
  );
}
