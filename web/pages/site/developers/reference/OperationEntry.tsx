import { getAnchor, type ReferenceOperation, type Viewers } from '#graphql/reference/model.ts';
import { FactList } from '#web/ui/FactList.tsx';
import inline from '#web/ui/InlineLink.module.css';
import { Description } from '#web/pages/site/graphql/Description.tsx';
import { writeShareLink } from '#web/pages/site/graphql/shareLink.ts';
import { CodeExample } from '../CodeExample.tsx';
import { Deprecation, FieldList } from './FieldList.tsx';
import styles from './Reference.module.css';
import { OwnType } from './TypeEntry.tsx';
import { TypeLink } from './TypeLink.tsx';

const viewerLabels: Record<Viewers, string> = {
  PUBLIC: 'Everyone',
  SIGNED_IN: 'Signed-in accounts',
  EDITOR: 'Editors and administrators',
  ADMIN: 'Administrators',
};

/** A query or mutation with all that a program needs to call it. */
export function OperationEntry({ operation }: { operation: ReferenceOperation }) {
  const { name, kind, description, deprecated, args = [], own } = operation;
  const anchor = getAnchor(operation);
  return (
    <article id={anchor} className={`${styles.entry} ${styles.operation}`} aria-labelledby={`${anchor}-name`}>
      <h3 id={`${anchor}-name`}>
        <a href={`#${anchor}`}>{name}</a> <span className="label">{kind}</span>
      </h3>
      {deprecated && <Deprecation reason={deprecated} />}
      <Description text={description} />
      <Facts operation={operation} />
      {kind !== 'mutation' && args.length > 0 && (
        <div className={styles.own}>
          <h4>Arguments</h4>
          <FieldList label={`Arguments of ${name}`} fields={args} />
        </div>
      )}
      {own.map((type) => (
        <OwnType key={type.name} type={type} title={type.kind === 'input' ? 'Input' : 'Result'} />
      ))}
      <Example operation={operation} />
    </article>
  );
}

function Facts({ operation: { type, viewers, scope, cost, name } }: { operation: ReferenceOperation }) {
  const facts = [
    ['Returns', <TypeLink key="type" type={type} />],
    ['Who can call it', viewerLabels[viewers]],
    ['Token scope', describeScope(scope)],
    ['Cost', <Description key="cost" text={cost ?? '1 point, and the cost of the selected fields'} />],
  ] as const;
  return (
    <div className={styles.facts}>
      <FactList facts={facts} label={`Access and cost of ${name}`} />
    </div>
  );
}

function describeScope(scope: string | undefined) {
  if (!scope) return 'Tokens cannot call it';
  return scope === 'ANY' ? 'Any token' : <code>{scope}</code>;
}

function Example({ operation: { name, example } }: { operation: ReferenceOperation }) {
  const variables = Object.keys(example.variables).length > 0 ? JSON.stringify(example.variables, null, 2) : '';
  return (
    <section className={styles.example} aria-label={`Example of ${name}`}>
      <CodeExample caption={`GraphQL: ${name}`} code={example.query} />
      {variables && <CodeExample caption={`Variables of ${name}`} code={variables} />}
      <p>
        <a className={inline.link} href={writeShareLink('', { query: example.query, variables })}>
          Open {name} in the explorer
        </a>
      </p>
    </section>
  );
}
