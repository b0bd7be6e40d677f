import { DocsPanel } from './DocsPanel.tsx';
import styles from './Explorer.module.css';
import { HistoryPanel } from './HistoryPanel.tsx';
import type { useExplorer } from './useExplorer.ts';
import type { useSchema } from './useSchema.ts';
import type { ExplorerExample } from '#graphql/examples/explorer-example.ts';
import { explorerExamples } from '#graphql/examples/explorer-examples.ts';

const PANELS = ['Examples', 'Docs', 'History'] as const;
export type Panel = (typeof PANELS)[number];

type SidePanelProps = {
  panel: Panel;
  onPanel: (panel: Panel) => void;
  schema: ReturnType<typeof useSchema>;
  trail: readonly string[];
  onTrail: (trail: readonly string[]) => void;
  explorer: ReturnType<typeof useExplorer>;
};

export function SidePanel({ panel, onPanel, schema, trail, onTrail, explorer }: SidePanelProps) {
  return (
    <div className={styles.side}>
      <div role="group" aria-label="Panel" className={styles.panels}>
        {PANELS.map((name) => (
          <button key={name} type="button" aria-pressed={panel === name} onClick={() => onPanel(name)}>
            {name}
          </button>
        ))}
      </div>
      {/* Scrollable boxes must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={panel} tabIndex={0} className={styles.panel}>
        {panel === 'Examples' && <ExamplesPanel onRun={explorer.runExample} />}
        {panel === 'Docs' && <DocsPanel state={schema} trail={trail} onTrail={onTrail} />}
        {panel === 'History' && (
          <HistoryPanel entries={explorer.history.entries} onLoad={explorer.load} onClear={explorer.history.clear} />
        )}
      </div>
    </div>
  );
}

/** The example queries. A click loads one into the editor and runs it. */
function ExamplesPanel({ onRun }: { onRun: (example: ExplorerExample) => void }) {
  return (
    <>
      <p className={styles.hint}>Each example runs when you select it.</p>
      <ul className={styles.list}>
        {explorerExamples.map((example) => (
          <li key={example.title}>
            <button type="button" onClick={() => onRun(example)}>
              <span>{example.title}</span>
              <span className="label">{example.access}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
