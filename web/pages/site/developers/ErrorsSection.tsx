import { failWithScope } from '#graphql/examples/requests.ts';
import { CodeExample } from './CodeExample.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import styles from './Developers.module.css';
import { errors } from './errors.content.ts';

export function ErrorsSection() {
  return (
    <Section className={styles.topic} id="errors" title="Errors" note="Read the code, not the message.">
      <Prose>
        <p>
          Each error has a code in <code>extensions.code</code>. The message is a sentence for people and can change.{' '}
          <code>BAD_USER_INPUT</code> lists the wrong fields of the input in <code>extensions.fields</code>. An object
          that you cannot read answers like one that does not exist, so an id reveals nothing.
        </p>
        <p>
          If the whole operation is refused, the HTTP status is the one in the table. If only a field fails, the status
          is 200 and the other fields have their values. The status is also 200 for documents that are not valid, if the
          client accepts only <code>application/json</code>.
        </p>
      </Prose>
      <DataTable
        number={2}
        caption="Error codes"
        columns={['Code', 'HTTP status', 'Meaning and what to do']}
        rows={errors}
      />
      <CodeExample caption="curl: a request that lacks the scope PEOPLE_READ" code={failWithScope} />
    </Section>
  );
}
