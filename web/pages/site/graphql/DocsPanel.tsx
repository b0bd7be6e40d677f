import type { GraphQLSchema } from 'graphql';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { findSections } from '../developers/guide.search.ts';
import styles from './DocsPanel.module.css';
import { searchSchema } from './schemaSearch.ts';
import { TypeDocs } from './TypeDocs.tsx';
import type { useSchema } from './useSchema.ts';

type DocsPanelProps = {
  state: ReturnType<typeof useSchema>;
  /** The types that the visitor opened, the current one last. Empty: the overview. */
  trail: readonly string[];
  onTrail: (trail: readonly string[]) => void;
};

/** The documentation of the schema: every type and field, with a search. */
export function DocsPanel({ state, trail, onTrail }: DocsPanelProps) {
  const [text, setText] = useState('');
  if (state.kind === 'loading') return <p role="status">Loading the schema…</p>;
  if (state.kind === 'failed')
    return (
      <div role="alert" className={styles.failure}>
        <p>The documentation could not be loaded: {state.message}</p>
        <Button size="small" onClick={state.retry}>
          Try again
        </Button>
      </div>
    );
  const { schema } = state;
  const open = (name: string) => {
    setText('');
    onTrail([...trail, name]);
  };
  return (
    <div className={styles.docs}>
      <label className={styles.search}>
        <span className="label">Search types, fields and the guide</span>
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {text.trim() ? <Hits schema={schema} text={text} onOpen={open} /> : null}
      {!text.trim() && <Current schema={schema} trail={trail} onTrail={onTrail} onOpen={open} />}
    </div>
  );
}

type CurrentProps = Pick<DocsPanelProps, 'trail' | 'onTrail'> & {
  schema: GraphQLSchema;
  onOpen: (name: string) => void;
};

function Current({ schema, trail, onTrail, onOpen }: CurrentProps) {
  const name = trail.at(-1);
  const before = trail.at(-2) ?? 'Overview';
  const type = name === undefined ? undefined : schema.getType(name);
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((root) => root != null);
  if (name === undefined)
    return (
      <>
        <p>Every operation starts at one of these types.</p>
        <ul>
          {roots.map((root) => (
            <li key={root.name}>
              <button type="button" className={styles.link} onClick={() => onOpen(root.name)}>
                {root.name}
              </button>
              <p>{root === schema.getQueryType() ? 'Reads data.' : 'Changes data.'}</p>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <button type="button" className={styles.back} onClick={() => onTrail(trail.slice(0, -1))}>
        ← {before}
      </button>
      {type ? <TypeDocs type={type} onOpen={onOpen} /> : <p>{name} is not in the schema that you can use.</p>}
    </>
  );
}

function Hits({ schema, text, onOpen }: { schema: GraphQLSchema; text: string; onOpen: (name: string) => void }) {
  const hits = searchSchema(schema, text);
  const sections = findSections(text);
  if (hits.length + sections.length === 0)
    return <p role="status">No type, field or topic of the guide is named like “{text.trim()}”.</p>;
  return (
    <ul>
      {sections.map((section) => (
        <li key={section.id}>
          <InlineLink to={`${paths.developersGuide}#${section.id}`}>{section.text}</InlineLink> (guide)
        </li>
      ))}
      {hits.map(({ type, member }) => (
        <li key={`${type}.${member}`}>
          <button type="button" className={styles.link} onClick={() => onOpen(type)}>
            {member ? `${type}.${member}` : type}
          </button>
        </li>
      ))}
    </ul>
  );
}
