import type { ExplorerExample } from '../../../../graphql/examples/explorer-example.ts';
import { explorerExamples } from '../../../../graphql/examples/explorer-examples.ts';
import styles from './Explorer.module.css';

/** The example queries. A click loads one into the editor and runs it. */
export function ExamplesPanel({ onRun }: { onRun: (example: ExplorerExample) => void }) {
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
