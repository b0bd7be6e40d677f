import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { block, type Composition, flow, plate, ring, addText } from './plan.ts';

function wide(): Composition {
  const s = new Scene();
  s.text(28, 46, 'facility', 'mu').rect(204, 60, 386, 304, 'o').text(218, 84, 'authorization boundary', 'mu');
  block(s, 30, 96, 116, 48, ['guards']);
  block(s, 30, 202, 116, 48, ['directory']);
  block(s, 30, 304, 116, 50, ['scan', 'station']);
  block(s, 232, 110, 140, 50, ['index']);
  block(s, 232, 196, 140, 60, ['model'], true);
  block(s, 424, 110, 140, 50, ['audit log']);
  block(s, 424, 196, 140, 60, ['console']);
  block(s, 232, 302, 332, 42, ['backup of all three']);
  const lines: (readonly [number, number])[][] = [
    [
      [146, 226],
      [230, 226],
    ],
    [
      [146, 328],
      [186, 328],
      [186, 244],
      [230, 244],
    ],
    [
      [302, 160],
      [302, 194],
    ],
    [
      [372, 226],
      [398, 226],
      [398, 136],
      [422, 136],
    ],
    [
      [302, 256],
      [302, 300],
    ],
  ];
  for (const line of lines) flow(s, line, 't');
  plate(s, 146, 96, 'PE');
  plate(s, 146, 202, 'IA');
  plate(s, 146, 304, 'MP');
  plate(s, 372, 110, 'AC');
  plate(s, 372, 196, 'CM');
  plate(s, 564, 110, 'AU');
  plate(s, 564, 196, 'MA');
  plate(s, 564, 302, 'CP');
  plate(s, 614, 214, 'SC');
  s.path('d d2', 'M762 10V394').text(784, 52, 'a cloud service', 'wn');
  s.path('d', 'M786 74h166v150h-166zM786 112h166M786 150h166M786 188h166');
  addText(s, 784, 262, ['FedRAMP is about', 'this side only'], 'wn');
  s.dimensionH(636, 760, 250).rect(656, 238, 84, 22, 'f').text(698, 255, 'air gap', '', 'middle');
  addText(s, 698, 286, ['CA-3: no', 'exchange'], 'mu', 'middle');
  return { size: '980 406', walls: ring(0, 10, 620, 384, 13), marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  s.text(26, 40, 'facility', 'mu').rect(150, 52, 270, 356, 'o').text(164, 392, 'authorization boundary', 'mu');
  block(s, 26, 76, 98, 48, ['guards']);
  block(s, 26, 186, 98, 48, ['directory']);
  block(s, 26, 296, 98, 52, ['scan', 'station']);
  block(s, 168, 84, 104, 48, ['index']);
  block(s, 168, 182, 104, 60, ['model'], true);
  block(s, 300, 84, 100, 48, ['audit', 'log']);
  block(s, 300, 182, 100, 60, ['console']);
  block(s, 168, 302, 232, 48, ['backup of all three']);
  flow(
    s,
    [
      [124, 206],
      [166, 206],
    ],
    't',
  );
  flow(
    s,
    [
      [124, 322],
      [138, 322],
      [138, 228],
      [166, 228],
    ],
    't',
  );
  flow(
    s,
    [
      [220, 132],
      [220, 180],
    ],
    't',
  );
  flow(
    s,
    [
      [272, 212],
      [286, 212],
      [286, 110],
      [298, 110],
    ],
    't',
  );
  flow(
    s,
    [
      [220, 242],
      [220, 300],
    ],
    't',
  );
  for (const [x, y, code] of [
    [108, 76, 'PE'],
    [108, 186, 'IA'],
    [108, 296, 'MP'],
    [256, 84, 'AC'],
    [256, 182, 'CM'],
    [392, 84, 'AU'],
    [392, 182, 'MA'],
    [392, 302, 'CP'],
    [220, 430, 'SC'],
  ] as const)
    plate(s, x, code === 'SC' ? y : y - 5, code);
  s.dimensionV(442, 528, 60);
  addText(s, 78, 482, ['air gap', 'CA-3: no exchange'], 'mu');
  s.path('d d2', 'M0 532H440').text(24, 566, 'a cloud service:', 'wn');
  s.text(24, 585, 'FedRAMP is about this side only', 'wn');
  return { size: '440 596', walls: ring(0, 0, 440, 430, 13), marks: s.marks };
}

/** The authorization boundary, with each control family next to the part it applies to. */
export function BoundaryDrawing() {
  return (
    <ComposedDrawing
      label="Plan of a facility with a hatched wall. Guards, a directory and a scan station stand in the facility and feed the authorization boundary, which holds index, model, audit log, console and backup. Plates name the control families: PE at the guards, IA at the directory, MP at the scan station, AC at the index, CM at the model, AU at the log, MA at the console, CP at the backup, SC on the outer wall. Across an empty gap a dotted cloud service is the only place where FedRAMP applies."
      wide={wide()}
      tall={tall()}
    />
  );
}
