import { type FunctionComponent, isValidElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { RowMenu } from '../portal/RowMenu.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { FactList } from '../ui/FactList.tsx';
import { AdminTable, type AdminTableProps } from './AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection, PanelText } from './DetailPanel.tsx';
import { OrderButtons, OrderMenuButtons } from './OrderButtons.tsx';
import styles from './ListPage.module.css';

export interface RowDialogProps<Row, Shown = Row> {
  /** Null in a dialog that creates a row. */
  row: Shown;
  /** All rows of the list. */
  rows: readonly Row[];
  onClose: () => void;
}

type RowDialog<Row> = FunctionComponent<RowDialogProps<Row>>;

/** What a person can do with a row: a call, a page, or a dialog. */
export type RowAction<Row> = {
  label: string | ((row: Row) => string);
  /** The accessible name outside the panel, if it is not the label and the name of the row. */
  getAccessibleName?: (row: Row) => string;
  isFor?: (row: Row) => boolean;
  /** Where the button is, if not in the menu of the row. A row has one button; the menu has those that follow. */
  place?: 'row' | 'panel';
  isInPanel?: boolean;
  /** True if it is the main action of the panel. */
  isPrimary?: boolean;
  isDestructive?: boolean;
  /** True if a click on the row does it, too. */
  opensRow?: boolean;
} & (
  | { run: (row: Row) => unknown; sure?: string }
  | { to: (row: Row) => string }
  | { opens: RowDialog<Row> }
  /** A control of its own in the panel. */
  | { renderInPanel: (row: Row, open: Open<Row>) => ReactNode; place: 'panel' }
);

/** A fact that is null, undefined or false is left out. */
type Facts = { [term: string]: ReactNode };

/** The sections of a panel by heading: a text that a person wrote, facts, or an element. */
export type PanelSections = { [heading: string]: string | ReactElement | Facts | false | null | undefined };

export type Open<Row> = <Shown>(Dialog: FunctionComponent<RowDialogProps<Row, Shown>>, row: Shown) => void;

export type ListTableProps<Row> = Omit<AdminTableProps<Row>, 'renderActions'> & {
  actions?: readonly RowAction<Row>[];
  panel?: {
    /** Without it, the name of the row. */
    getTitle?: (row: Row) => string;
    /** The line above the title. */
    renderFacts?: (row: Row) => ReactNode;
    /** What stands above the actions. */
    renderTop?: (row: Row) => ReactNode;
    getSections: (row: Row) => PanelSections;
  };
  /** For rows in an order that people choose: those that can be moved, and how. */
  order?:
    | {
        isMovable?: (row: Row) => boolean;
        onMove: (row: Row, from: number, to: number, rows: readonly Row[]) => unknown;
      }
    | undefined;
  onOpen?: Open<Row>;
};

/** A table whose row, menu and panel show the same declared actions. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { actions, panel, order, onOpen, ...table } = props;
  const { columns, getName } = props;
  const { isMovable = () => true, onMove } = order ?? {};
  const movable = props.rows.filter(isMovable);
  const place = (row: Row) =>
    onMove && isMovable(row)
      ? {
          name: getName(row),
          place: movable.indexOf(row),
          // The next page has the places after the last row.
          last: movable.length - (props.more?.page.hasNextPage ? 0 : 1),
          onMove: (from: number, to: number) => void onMove(row, from, to, movable),
        }
      : null;
  const renderOrder = (row: Row) => {
    const at = place(row);
    return at ? <OrderButtons {...at} /> : <span className={styles.none}>None</span>;
  };
  return (
    <AdminTable
      {...table}
      columns={order ? [...columns, { label: 'Order', renderCell: renderOrder }] : columns}
      {...(actions && {
        renderActions: (row: Row) => {
          const at = place(row);
          return (
            <RowActions {...{ row, actions, onOpen }} name={getName(row)}>
              {at && <OrderMenuButtons {...at} />}
            </RowActions>
          );
        },
      })}
      {...(panel && { renderPanel: (row: Row) => <RowPanel {...{ row, panel, onOpen, actions, getName }} /> })}
    />
  );
}

type RowActionsProps<Row> = {
  row: Row;
  name: string;
  actions: readonly RowAction<Row>[];
  onOpen: Open<Row> | undefined;
  children: ReactNode;
};

/** The button of a row, and its menu. */
function RowActions<Row extends { id: string }>({ row, name, actions, onOpen, children }: RowActionsProps<Row>) {
  const shown = actions.filter(({ place, isFor }) => place !== 'panel' && (isFor?.(row) ?? true));
  const main = shown.find(({ place }) => place === 'row');
  const others = shown.filter((action) => action !== main);
  const isEnd = (action: RowAction<Row>) => action.isDestructive === true || 'sure' in action;
  const button = (action: RowAction<Row>) => (
    <ActionButton key={toLabel(action, row)} {...{ action, row, name, onOpen }} />
  );
  return (
    <>
      {main && button(main)}{' '}
      {(others.length > 0 || children) && (
        <RowMenu about={name} id={row.id}>
          {others.filter((action) => !isEnd(action)).map((action) => [button(action), ' '])}
          {children}
          {others.filter(isEnd).map((action) => [' ', button(action)])}
        </RowMenu>
      )}
    </>
  );
}

type RowPanelProps<Row> = Pick<ListTableProps<Row>, 'actions' | 'getName'> & {
  row: Row;
  panel: NonNullable<ListTableProps<Row>['panel']>;
  onOpen: Open<Row> | undefined;
};

function RowPanel<Row extends { id: string }>({ row, panel, actions = [], getName, onOpen }: RowPanelProps<Row>) {
  const { getTitle = getName, renderFacts, renderTop, getSections } = panel;
  const declared = actions.filter(({ place, isInPanel }) => place === 'panel' || isInPanel);
  return (
    <DetailPanel title={getTitle(row)} facts={renderFacts?.(row)}>
      {renderTop?.(row)}
      {declared.length > 0 && (
        <PanelActions about={getName(row)}>
          {declared
            .filter(({ isFor }) => isFor?.(row) ?? true)
            .map((action) => [<ActionButton key={toLabel(action, row)} {...{ action, row, onOpen }} />, ' '])}
        </PanelActions>
      )}
      {Object.entries(getSections(row)).map(
        ([heading, content]) =>
          content && (
            <PanelSection key={heading} title={heading}>
              {isValidElement(content) ? (
                content
              ) : typeof content === 'string' ? (
                <PanelText>{content}</PanelText>
              ) : (
                <FactList facts={Object.entries(content).filter(([, fact]) => fact !== false && fact != null)} />
              )}
            </PanelSection>
          ),
      )}
    </DetailPanel>
  );
}

const toLabel = <Row,>({ label }: RowAction<Row>, row: Row) => (typeof label === 'string' ? label : label(row));

type ActionButtonProps<Row> = {
  action: RowAction<Row>;
  row: Row;
  /** Left out in the panel, which has the name of the row. */
  name?: string;
  onOpen: Open<Row> | undefined;
};

function ActionButton<Row>({ action, row, name, onOpen }: ActionButtonProps<Row>) {
  const label = toLabel(action, row);
  const look = { size: 'small', variant: action.isPrimary && name === undefined ? 'primary' : 'quiet' } as const;
  if ('renderInPanel' in action) return onOpen && action.renderInPanel(row, onOpen);
  if ('sure' in action && action.sure)
    return (
      <ConfirmButton
        size="small"
        {...(action.isDestructive && { variant: 'danger' })}
        sure={action.sure}
        about={name}
        onConfirm={() => action.run(row)}
      >
        {label}
      </ConfirmButton>
    );
  const content = (
    <>
      {label}
      {name !== undefined && !action.getAccessibleName && <span className="visually-hidden"> {name}</span>}
    </>
  );
  if ('to' in action)
    return (
      <ButtonLink {...look} to={action.to(row)}>
        {content}
      </ButtonLink>
    );
  return (
    <Button
      {...look}
      aria-label={name === undefined ? undefined : action.getAccessibleName?.(row)}
      data-open={action.opensRow && name !== undefined ? '' : undefined}
      data-destructive={action.isDestructive ? '' : undefined}
      onClick={() => ('run' in action ? action.run(row) : onOpen?.(action.opens, row))}
    >
      {content}
    </Button>
  );
}

/** The open dialog of a list, which stays open when the list changes, and a function that opens one. */
export function useRowDialog<Row>(rows: readonly Row[]) {
  const [dialog, setDialog] = useState<{ render: (rows: readonly Row[], onClose: () => void) => ReactNode } | null>(
    null,
  );
  const open: Open<Row> = (Dialog, row) =>
    setDialog({ render: (rows, onClose) => <Dialog {...{ row, rows, onClose }} /> });
  const element = dialog && <Suspense fallback={null}>{dialog.render(rows, () => setDialog(null))}</Suspense>;
  return [element, open] as const;
}
