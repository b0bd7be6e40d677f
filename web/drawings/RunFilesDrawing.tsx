import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { ring, addText } from './plan.ts';

const files = [
  ['examples', 'kept by owner'],
  ['cleaned copy', 'deleted after'],
  ['checkpoints', 'deleted after'],
  ['adapter', 'kept, labeled'],
  ['test answers', 'kept'],
  ['run log', 'kept'],
] as const;

function draw() {
  const s = new Scene();
  s.rect(30, 46, 132, 44, 'o f').text(96, 73, 'one run', '', 'middle').path('o', 'M56 90V396');
  files.forEach(([name, fate], i) => {
    const y = 128 + i * 54;
    const isDeleted = fate === 'deleted after';
    const isAdapter = name === 'adapter';
    s.path('o', `M56 ${y}H96`).rect(98, y - 19, 142, 38, isAdapter ? 'ink' : isDeleted ? 'h' : 'o f');
    s.path(isAdapter ? 'inv' : 't', `M218 ${y - 19}v12h22`);
    s.text(110, y + 5, name, isAdapter ? 'iv' : '');
    s.path('t', `M240 ${y}h22`).text(270, y + 5, fate, isDeleted ? 'mu' : '');
  });
  s.dimensionV(474, 520, 96);
  addText(s, 116, 494, ['no upload step,', 'so no upload log'], 'mu');
  s.path('d d2', 'M0 524H440');
  return { size: '440 534', walls: ring(4, 4, 432, 458, 13), marks: s.marks };
}

/** The files that a training run leaves on disk, and what happens to each. */
export function RunFilesDrawing() {
  return (
    <ComposedDrawing
      label="Inside a hatched wall, one training run branches into six kinds of files: examples, kept by their owner; a cleaned copy and checkpoints, drawn dashed and deleted afterward; the adapter, kept and labeled; test answers and the run log, kept. Below the wall an empty gap separates it from the dotted outside."
      tall={draw()}
    />
  );
}
