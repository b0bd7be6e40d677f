import { installRelay, installUrql, relayClient, relayConfig, urqlClient } from '#graphql/examples/caching-clients.ts';
import clientAnswers from '#graphql/examples/client-answers.json';
import { clientHabits, scalarTypes } from '#graphql/examples/client-habits.ts';
import { CodeExample } from './CodeExample.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import styles from './Developers.module.css';

const answers: Record<string, string> = clientAnswers;
const rows = clientHabits.map(({ habit, advice }) => [habit, answers[habit]!, advice]);

export function ClientsSection() {
  return (
    <Section
      className={styles.topic}
      id="clients"
      title="Clients and generators"
      note="What is answered to habits of other APIs."
    >
      <DataTable
        number={5}
        caption="What programs send that are set up for another API"
        columns={['The program sends', 'It gets', 'What to do']}
        rows={rows}
      />
      <Prose>
        <p>
          Generators of types do not know the API’s own scalars. Without a mapping, some write a type that does not
          exist. Name the types below in the generator’s settings.
        </p>
      </Prose>
      <DataTable
        number={6}
        caption="Types for the scalars of the schema"
        columns={['Scalar', 'TypeScript', 'Kotlin', 'Java', 'Value']}
        rows={scalarTypes}
      />
      <Prose>
        <p>
          An id names one thing, so clients that store objects by their id need no settings for Apollo Client, urql and
          Relay. Types without an id are parts of the object that contains them.
        </p>
      </Prose>
      <CodeExample caption="Shell: install urql" code={installUrql} />
      <CodeExample caption="TypeScript: urql with a normalized cache" code={urqlClient} />
      <CodeExample caption="Shell: install Relay and download the schema" code={installRelay} />
      <CodeExample caption="JSON: relay.config.json" code={relayConfig} />
      <CodeExample caption="TypeScript: Relay" code={relayClient} />
    </Section>
  );
}
