import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { block, type Composition, flow, plate, ring, addText } from './plan.ts';

function wide(): Composition {
  const s = new Scene();
  // Enterprise, assistant and DMZ are plain zones. Only the perimeter has a wall.
  s.rect(0, 20, 230, 340, 'o').text(16, 44, 'office network', 'mu');
  s.rect(290, 20, 200, 340, 'o').text(306, 44, 'assistant zone', 'mu');
  s.rect(550, 20, 150, 340, 'o').text(566, 44, 'plant DMZ', 'mu');
  block(s, 28, 84, 168, 50, ['planners']);
  block(s, 28, 160, 168, 50, ['field crews']);
  block(s, 28, 272, 168, 56, ['scan station']);
  block(s, 316, 110, 148, 62, ['model'], true);
  block(s, 316, 204, 148, 44, ['general index']);
  block(s, 316, 290, 148, 44, ['BCSI index']);
  block(s, 570, 188, 112, 60, ['historian', 'replica']);
  s.text(780, 66, 'ESP', 'mu');
  block(s, 796, 96, 148, 48, ['EMS, SCADA']);
  block(s, 796, 190, 148, 56, ['historian']);
  block(s, 796, 284, 148, 44, ['relays, RTUs']);
  flow(s, [
    [230, 138],
    [314, 138],
  ]);
  flow(
    s,
    [
      [196, 300],
      [260, 300],
      [260, 160],
      [314, 160],
    ],
    'c',
  );
  flow(s, [
    [570, 226],
    [466, 226],
  ]);
  flow(s, [
    [796, 218],
    [684, 218],
  ]);
  s.path('t', 'M390 172v32M390 248v42M870 144v46M870 246v38');
  plate(s, 260, 120, 'C1');
  plate(s, 520, 226, 'C2');
  plate(s, 728, 218, 'C3');
  s.path('d', 'M490 128H734').path('t', 'M734 120v16');
  addText(s, 566, 92, ['no path in'], 'wn');
  s.text(16, 384, 'drive, once checked', 'mu').text(754, 384, 'readings leave, nothing enters', 'mu');
  return { size: '980 392', walls: ring(754, 20, 226, 340, 12), marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  s.rect(0, 0, 440, 118, 'o').text(14, 24, 'office network', 'mu');
  block(s, 14, 42, 118, 58, ['planners']);
  block(s, 146, 42, 118, 58, ['field', 'crews']);
  block(s, 306, 42, 118, 58, ['scan', 'station']);
  s.rect(0, 176, 440, 148, 'o').text(14, 200, 'assistant zone', 'mu');
  block(s, 150, 196, 140, 52, ['model'], true);
  block(s, 14, 264, 180, 44, ['general index']);
  block(s, 246, 264, 180, 44, ['BCSI index']);
  s.path('t', 'M170 248v16M270 248v16');
  s.rect(0, 384, 440, 92, 'o').text(14, 408, 'plant DMZ', 'mu');
  block(s, 150, 400, 140, 58, ['historian', 'replica']);
  s.text(26, 566, 'ESP', 'mu');
  block(s, 150, 552, 140, 48, ['historian']);
  block(s, 28, 618, 176, 44, ['EMS, SCADA']);
  block(s, 236, 618, 176, 44, ['relays, RTUs']);
  s.path('t', 'M180 600v18M260 600v18');
  flow(s, [
    [200, 118],
    [200, 194],
  ]);
  flow(
    s,
    [
      [364, 100],
      [364, 220],
      [292, 220],
    ],
    'c',
  );
  flow(s, [
    [220, 400],
    [220, 250],
  ]);
  flow(s, [
    [220, 552],
    [220, 460],
  ]);
  plate(s, 200, 148, 'C1');
  plate(s, 220, 356, 'C2');
  plate(s, 220, 510, 'C3');
  s.text(376, 152, 'drive', 'mu');
  s.path('d', 'M60 324V500').path('t', 'M52 500h16').text(76, 504, 'no path in', 'wn');
  return { size: '440 680', walls: ring(0, 532, 440, 146, 12), marks: s.marks };
}

/** Zones and numbered conduits of a control center. The assistant answers questions but cannot act. */
export function ConduitsDrawing() {
  return (
    <ComposedDrawing
      label="Four zones. Conduit C1 carries questions from the office network into the assistant zone, which holds the model, a general index and a separate index for BCSI. Inside a hatched Electronic Security Perimeter stand EMS and SCADA, the historian and the relays; conduit C3 brings readings out to a replica in the plant DMZ, and C2 from there to the assistant. A dotted line from the assistant toward the perimeter ends before it: there is no path in. A drive enters by the scan station."
      wide={wide()}
      tall={tall()}
    />
  );
}
