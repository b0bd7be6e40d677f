import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { block, type Composition, flow, addText } from './plan.ts';

type Frame = { x: number; pitch: number; port: number; stage: number };
const systems = [
  ['mainframe', 'spool'],
  ['AS/400', 'file drop'],
  ['database', 'read replica'],
  ['HL7 engine', 'copy of feed'],
  ['file share', 'own rights'],
] as const;

/** Each old system exports through an interface it already has. Data flows only outward. */
function doors(s: Scene, f: Frame): void {
  systems.forEach(([name, door], i) => {
    const y = 10 + i * f.pitch;
    block(s, f.x, y, 116, 46, [name]);
    s.path('o', `M${f.x + 116} ${y + 23}H${f.port}`).path('w', `M${f.port} ${y + 10}v26`);
    s.path('o f', `M${f.port} ${y + 10}l16 13l-16 13z`).path('o', `M${f.port + 16} ${y + 23}H${f.stage}`);
    s.text(f.port + 24, y + 14, door, 'mu');
  });
}

function wide(): Composition {
  const s = new Scene();
  doors(s, { x: 0, pitch: 66, port: 160, stage: 320 });
  s.path('o', 'M320 33V297');
  flow(s, [
    [320, 165],
    [384, 165],
  ]);
  block(s, 386, 120, 130, 90, ['staging', 'rebuilt daily']);
  flow(s, [
    [516, 165],
    [590, 165],
  ]);
  block(s, 592, 130, 110, 70, ['index']);
  flow(s, [
    [702, 165],
    [770, 165],
  ]);
  block(s, 772, 130, 110, 70, ['model'], true);
  s.path('o', 'M882 165H930').circle(952, 154, 10, 'o f').path('o', 'M936 182q16 -20 32 0');
  s.path('h', 'M952 196V310H260').path('h', 'M260 310H140');
  s.arrow(124, 316, -1, 0);
  s.rect(560, 288, 252, 44, 'f').rect(560, 288, 252, 44, 'o').text(686, 315, 'a person types the change', '', 'middle');
  addText(s, 451, 246, ['safe to', 'delete'], 'mu', 'middle');
  return { size: '980 344', marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  doors(s, { x: 0, pitch: 62, port: 146, stage: 300 });
  s.path('o', 'M300 33V281');
  flow(s, [
    [300, 157],
    [318, 157],
  ]);
  block(s, 320, 118, 120, 78, ['staging']);
  s.text(380, 218, 'safe to delete', 'mu', 'middle');
  flow(s, [
    [380, 228],
    [380, 334],
  ]);
  block(s, 320, 336, 120, 54, ['index']);
  flow(s, [
    [320, 363],
    [272, 363],
  ]);
  block(s, 150, 336, 120, 54, ['model'], true);
  s.path('o', 'M150 363H116').circle(92, 352, 10, 'o f').path('o', 'M76 380q16 -20 32 0');
  s.path('h', 'M76 368H24V316').arrow(24, 308, 0, -1);
  addText(s, 0, 420, ['a person types', 'the change'], '');
  return { size: '440 446', marks: s.marks };
}

/** Five old systems, their existing interfaces, and the only way back: a person at the keyboard. */
export function OldSystemsDrawing() {
  return (
    <ComposedDrawing
      label="Mainframe by its print spool, AS/400 by a file drop, a database by a read replica, an HL7 engine by a copy of its feed, a file share with the asker’s own rights: five one-way doors lead into a staging area that can be deleted and rebuilt, then to index and model. The only way back is a dashed line through a person who types the change."
      wide={wide()}
      tall={tall()}
    />
  );
}
