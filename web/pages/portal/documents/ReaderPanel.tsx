import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './ReaderPanel.module.css';

export const panelTabs = ['matches', 'questions', 'details'] as const;
export type PanelTab = (typeof panelTabs)[number];

const labels: Record<PanelTab, string> = { matches: 'Matches', questions: 'Questions', details: 'Details' };

interface ReaderPanelProps extends Record<PanelTab, ReactNode> {
  tab: PanelTab;
  matchCount: number;
  /** Without JavaScript there are no tabs: questions and details follow each other. */
  isPlain: boolean;
  onTab: (tab: PanelTab) => void;
}

/** What belongs to the document, beside its pages: the results of the search, the questions, the details. */
export function ReaderPanel({ tab, matchCount, isPlain, onTab, ...content }: ReaderPanelProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  if (isPlain)
    return (
      <div className={styles.panel}>
        {content.details}
        {content.questions}
      </div>
    );
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = panelTabs[(panelTabs.indexOf(tab) + by + panelTabs.length) % panelTabs.length]!;
    onTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div className={styles.panel} data-panel="">
      {/* The tabs inside take the focus, one at a time. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" aria-label="About the document" className={styles.tabs} onKeyDown={handleKey}>
        {panelTabs.flatMap((name) => [
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === tab}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {labels[name]} {name === 'matches' && matchCount > 0 && <span className={styles.count}>{matchCount}</span>}
          </button>,
          ' ',
        ])}
      </div>
      {panelTabs.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== tab}
        >
          {content[name]}
        </div>
      ))}
    </div>
  );
}
