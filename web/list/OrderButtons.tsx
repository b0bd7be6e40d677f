import { Button } from '../ui/Button.tsx';
import styles from './OrderButtons.module.css';

type OrderButtonsProps = {
  name: string;
  /** The zero-based position in the list, and the last one that is possible. */
  place: number;
  last: number;
  onMove: (from: number, to: number) => void;
};

const listSteps = ({ place, last }: Pick<OrderButtonsProps, 'place' | 'last'>) =>
  [
    { to: place - 1, arrow: '↑', label: 'up' },
    { to: place + 1, arrow: '↓', label: 'down' },
  ].map((step) => ({ ...step, isPossible: step.to >= 0 && step.to <= last }));

/** Moves a row up or down from its RowMenu: on phones, a row has no place for the buttons. */
export const OrderMenuButtons = ({ name, onMove, ...row }: OrderButtonsProps) =>
  listSteps(row).map(
    ({ to, label, isPossible }) =>
      isPossible && (
        <Button key={label} size="small" onClick={() => onMove(row.place, to)}>
          Move {label}
          <span className="visually-hidden"> {name}</span>
        </Button>
      ),
  );

/**
 * Moves a row up or down. Disabled buttons stay focusable, so the focus is not lost when a row reaches the top or bottom.
 */
export const OrderButtons = (props: OrderButtonsProps) => (
  <div className={styles.order}>
    {listSteps(props).map(({ to, arrow, label, isPossible }) => [
      <Button
        key={label}
        size="small"
        aria-disabled={!isPossible}
        onClick={() => isPossible && props.onMove(props.place, to)}
      >
        <span aria-hidden="true">{arrow}</span>
        <span className="visually-hidden">
          Move {props.name} {label}
        </span>
      </Button>,
      ' ',
    ])}
  </div>
);
