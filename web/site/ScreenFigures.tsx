import { Drawing } from '../drawings/Drawing.tsx';
import ApprovalScreenDrawing from '../drawings/approval-screen.svg?react';
import LogScreenDrawing from '../drawings/log-screen.svg?react';
import QuestionScreenDrawing from '../drawings/question-screen.svg?react';
import RefusalScreenDrawing from '../drawings/refusal-screen.svg?react';
import { Figure } from './Figure.tsx';
import styles from './ScreenFigures.module.css';

const screens = {
  question: { Screen: QuestionScreenDrawing, caption: 'A question and its passage' },
  refusal: { Screen: RefusalScreenDrawing, caption: 'A refusal' },
  approval: { Screen: ApprovalScreenDrawing, caption: 'A change that waits for a person' },
  log: { Screen: LogScreenDrawing, caption: 'The log afterward, as your log store shows it' },
};

type Screen = keyof typeof screens;

/** Screens of the product in use, two in a row. Each caption says that it is a drawing on invented content. */
export function ScreenFigures({ show, firstFigure }: { show: readonly Screen[]; firstFigure: number }) {
  return (
    <div className={styles.screens}>
      {show.map((name, i) => {
        const { Screen, caption } = screens[name];
        return (
          <Figure key={name} number={firstFigure + i} caption={`${caption}: a drawing, with invented content`}>
            <Drawing of={Screen} />
          </Figure>
        );
      })}
    </div>
  );
}
