import { Figure } from '../../../site/Figure.tsx';
import { Section } from '../../../site/Section.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import WhitepaperDrawing from '../../../drawings/whitepaper.svg?react';
import { paths } from '../../../paths.ts';
import { useFormNotice } from '../../useFormNotice.ts';
import { LeadFormBlock } from '../lead-form/LeadFormBlock.tsx';
import { whitepaperFormShape } from './whitepaper-form.ts';
import styles from './WhitepaperPage.module.css';

const parts = [
  [1, 'Title'],
  [2, 'The air gap, drawn'],
  [3, 'Title block on every page'],
  [4, 'About twenty pages'],
] as const;

/** The whitepaper form and a picture of the whitepaper. */
export function AskSection() {
  return (
    <Section close>
      <div className={styles.ask}>
        <div id="ask" className={styles.form}>
          <h2>Request the whitepaper: four answers, one link.</h2>
          <LeadFormBlock shape={whitepaperFormShape} notice={useFormNotice()} done={paths.thankYou} />
        </div>
        <div className={styles.cover}>
          <Figure number={1} caption="The paper, before it is read" parts={parts}>
            <Drawing of={WhitepaperDrawing} />
          </Figure>
        </div>
      </div>
    </Section>
  );
}
