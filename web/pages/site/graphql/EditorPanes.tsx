import { autocompletion } from '@codemirror/autocomplete';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { lintGutter, linter } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { graphql, updateOpts, updateSchema } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { CodeEditor } from './CodeEditor.tsx';
import styles from './Explorer.module.css';

type EditorProps = { text: string; onChange: (text: string) => void };

type QueryEditorProps = EditorProps & {
  /** Null until it has loaded: the editor then neither completes nor checks. */
  schema: GraphQLSchema | null;
  /** Called with the name of the type whose documentation the visitor wants to read. */
  onShowType: (name: string) => void;
};

const QUERY = [graphql(), autocompletion(), lintGutter()];
// A visitor who has no variables leaves this editor empty, which is not JSON.
const checkJson = jsonParseLinter();
const VARIABLES = [json(), lintGutter(), linter((view) => (view.state.doc.length === 0 ? [] : checkJson(view)))];
const RESPONSE = [json()];

/** The editor of the operation: it completes and checks by the schema. Ctrl+click on a name shows its documentation. */
export function QueryEditor({ text, onChange, schema, onShowType }: QueryEditorProps) {
  const [view, setView] = useState<EditorView | null>(null);
  useEffect(() => {
    if (!view) return;
    updateSchema(view, schema ?? undefined);
    updateOpts(view, { onShowInDocs: (_field, type, parent) => onShowType(toTypeName(type ?? parent ?? '')) });
  }, [view, schema, onShowType]);
  return (
    <CodeEditor
      label="Operation"
      className={styles.query}
      text={text}
      onChange={onChange}
      onOpen={setView}
      extensions={QUERY}
    />
  );
}

/** `[Article!]!` → `Article` */
const toTypeName = (type: string): string => type.replace(/[[\]!]/g, '');

export function VariablesEditor({ text, onChange }: EditorProps) {
  return (
    <CodeEditor
      label="Variables as JSON"
      className={styles.variables}
      text={text}
      onChange={onChange}
      extensions={VARIABLES}
    />
  );
}

export function ResponseViewer({ text }: { text: string }) {
  return <CodeEditor label="Response" className={styles.response} text={text} extensions={RESPONSE} />;
}
