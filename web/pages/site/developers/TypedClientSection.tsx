import { codegenConfig, installCodegen, typedClient } from '#graphql/examples/typed-client.ts';
import { CodeExample } from './CodeExample.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import styles from './Developers.module.css';

export function TypedClientSection() {
  return (
    <Section
      className={styles.topic}
      id="typed-client"
      title="A typed client in TypeScript"
      note="The compiler finds wrong fields and variables."
    >
      <Prose>
        <p>
          graphql-codegen reads the schema and your operations, and writes their types. Generate again after a release:
          an operation that the new schema does not accept stops the generation.
        </p>
      </Prose>
      <CodeExample caption="Shell: install the tools and download the schema" code={installCodegen} />
      <CodeExample caption="TypeScript: the configuration of the generator" code={codegenConfig} />
      <CodeExample caption="TypeScript: read all articles with their types" code={typedClient} />
    </Section>
  );
}
