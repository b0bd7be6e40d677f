import { deskHero, heroScene, tabletHero } from './heroScene.ts';
import { phoneHeroScene } from './phoneHeroScene.ts';
import { RoomFigure } from './RoomFigure.tsx';

const wideLabel =
  'Section through a customer’s server room. A document store, the Safe AI node, an older rack and two workstations stand inside one thick hatched wall, joined by a cable tray. To the right of the wall is an empty band dimensioned as the air gap. Beyond it, dotted, are the public internet and its models.';
const phoneLabel =
  'A document store, the Safe AI node and a workstation inside a solid wall; below it an empty band marked air gap; below that, dotted, the outside world.';

/** Three layouts of one figure. The page shows the one that fits. */
export function HeroDrawing({ size, className }: { size: 'desk' | 'tablet' | 'phone'; className?: string }) {
  if (size === 'phone') {
    return <RoomFigure size="342 466" label={phoneLabel} className={className} gap={4} {...phoneHeroScene()} />;
  }
  const [plan, width] = size === 'desk' ? [deskHero, 1312] : [tabletHero, 860];
  return <RoomFigure size={`${width} 410`} label={wideLabel} className={className} {...heroScene(plan)} />;
}
