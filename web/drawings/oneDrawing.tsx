import { Drawing, Marks } from './Drawing.tsx';
import { type Mark, Scene } from './oblique.ts';

/** Makes the component of a drawing that needs one layout for all widths. `size` is its width and height. */
export const oneDrawing = (size: string, label: string, draw: (scene: Scene) => void) =>
  function OneDrawing() {
    const scene = new Scene();
    draw(scene);
    const marks: readonly Mark[] = scene.marks;
    return (
      <Drawing size={size} label={label}>
        <Marks of={marks} />
      </Drawing>
    );
  };
