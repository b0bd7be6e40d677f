import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import AccessDrawing from '#web/drawings/access.svg?react';
import { Button } from '#web/ui/Button.tsx';
import styles from './Start.module.css';

const rules = [
  [
    'The page is a data sheet',
    'Hairlines, figure numbers and labels in mono. Depth comes from the weight of a line, never from a shadow.',
  ],
  [
    'The air gap is drawn',
    'The inside has a solid line and the outside a dotted line. The gap between them stays empty.',
  ],
  [
    'Color is a signal',
    'Orange marks what can be acted on. Magenta marks what is outside or destroys, always with a second sign.',
  ],
  [
    'A figure explains',
    'Each drawing shows data or a mechanism, and its caption says what. A drawing that explains nothing is deleted.',
  ],
  [
    'Two themes, one design',
    'Light is paper, dark is blueprint. Both have a contrast of 4.5:1 or more, which a test checks.',
  ],
  ['Words before icons', 'An icon stands beside its label. A button says verb and noun: “Publish article”.'],
] as const;

const purposes = [
  ['design', 'web/design', 'Tokens: color, type and space, in both themes.'],
  ['drawings', 'web/drawings', 'Illustrations: one SVG file for each form of a drawing.'],
  ['components', 'web/ui', 'Parts that several pages share: buttons, dialogs, tables, figures, empty states.'],
  ['forms', 'web/forms', 'Fields, errors and the dialogs that ask for confirmation.'],
  ['pages/site', 'web/pages/site', 'Every public page and its parts.'],
  ['pages/portal', 'web/pages/portal', 'Sign-in, overview, documents, updates, calendar and account, in all states.'],
  ['pages/admin', 'web/pages/admin', 'The admin pages, in all states.'],
  ['plain', 'web/plain', 'The pages that the server renders without JavaScript.'],
] as const;

type ExampleProps = { isGood: boolean; children: ReactNode; note: string };

const Example = ({ isGood, children, note }: ExampleProps) => (
  <figure className={isGood ? styles.good : styles.bad}>
    <div>{children}</div>
    <figcaption>
      <b>{isGood ? 'Do' : 'Do not'}</b> {note}
    </figcaption>
  </figure>
);

function Start() {
  return (
    <div className={styles.start}>
      <header>
        <h1>Safe AI design system</h1>
        <p>
          Every component and page, in every state. The toolbar above changes the theme, the direction of writing and
          the colors; the viewport menu has the widths that each page is checked at: 320, 390, 768, 1010, 1300 and 1440
          px. The toolbar also names the file of the story, whose imports lead to the component.
        </p>
      </header>
      <section>
        <h2>Where to look</h2>
        <dl className={styles.purposes}>
          {purposes.map(([name, folder, text]) => (
            <div key={name}>
              <dt className="label">{name}</dt>
              <dd>
                {text} <code>{folder}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Rules</h2>
        <ol className={styles.rules}>
          {rules.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>A drawing</h2>
        <AccessDrawing />
      </section>
      <section>
        <h2>Do and do not</h2>
        <div className={styles.examples}>
          <Example isGood note="One primary button in a group of actions. It is the last one.">
            <Button size="small">Save draft</Button>{' '}
            <Button size="small" variant="primary">
              Publish article
            </Button>
          </Example>
          <Example isGood={false} note="Two primary buttons: readers cannot see which one is next.">
            <Button size="small" variant="primary">
              Save
            </Button>{' '}
            <Button size="small" variant="primary">
              OK
            </Button>
          </Example>
          <Example isGood note="An empty state says what belongs here and how to get the first one.">
            <p>No documents yet. Documents shared with you appear here.</p>
          </Example>
          <Example isGood={false} note="A riddle, or a state without a way on.">
            <p>Nothing here.</p>
          </Example>
        </div>
      </section>
    </div>
  );
}

const meta = { title: 'Start', component: Start } satisfies Meta<typeof Start>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DesignRules: Story = {};
export const DesignRulesInDarkTheme: Story = { globals: { sheet: 'blueprint' } };
export const DesignRulesOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
