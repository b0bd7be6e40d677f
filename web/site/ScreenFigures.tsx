import {
  ApprovalScreenDrawing,
  LogScreenDrawing,
  QuestionScreenDrawing,
  RefusalScreenDrawing,
} from '../drawings/ScreenDrawings.tsx';
import { Figure } from './Figure.tsx';
import styles from './ScreenFigures.module.css';

const screens = {
  question: { Drawing: QuestionScreenDrawing, caption: 'A question and its passage' },
  refusal: { Drawing: RefusalScreenDrawing, caption: 'A refusal' },
  approval: { Drawing: ApprovalScreenDrawing, caption: 'A change that waits for a person' },
  log: { Drawing: LogScreenDrawing, caption: 'The log afterward, as your log store shows it' },
};

type Screen = keyof typeof screens;

/** Screens of the product in use, two in a row. Each caption says that it is a drawing on invented content. */
export function ScreenFigures({ show, firstFigure }: { show: readonly Screen[]; firstFigure: number }) {
  return (
    <div className={styles.screens}>
      {show.map((name, i) => {
        const { Drawing, caption } = screens[name];
        return (
          <Figure key={name} number={firstFigure + i} caption={`${caption}: a drawing, with invented content`}>
            <Drawing />
          </Figure>
        );
      })}
    </div>
  );
}
