import { persistedDocuments, sendDocument } from '#graphql/examples/requests.ts';
import { persistedPreset } from '#graphql/examples/typed-client.ts';
import { CodeExample } from './CodeExample.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import styles from './Developers.module.css';

export function PersistedDocumentsSection() {
  return (
    <Section
      className={styles.topic}
      id="persisted-documents"
      title="Persisted documents"
      note="Requests contain a hash instead of the text."
    >
      <Prose>
        <p>
          A client can send the identifier of a document instead of its text, as the draft of GraphQL over HTTP
          describes: the parameter <code>documentId</code> replaces <code>query</code>, by GET or POST. The identifier
          is <code>sha256:</code> and the SHA-256 hash of the text in lowercase hexadecimal digits.
        </p>
        <p>
          The operator of the installation adds your documents: a JSON file contains the text of each document by its
          identifier, and the setting <code>PERSISTED_DOCUMENTS</code> names the file. No request can add a document.
          The operator can also restrict the API to these documents and the operations of the site, with{' '}
          <code>REGISTERED_OPERATIONS_ONLY</code>: other operations are refused, also with a token. Rights, scopes and
          costs are the same as for the text. An unknown identifier gets the error{' '}
          <code>PERSISTED_DOCUMENT_NOT_FOUND</code>.
        </p>
        <p>
          GraphQL Code Generator writes such a file, <code>gql/persisted-documents.json</code>, if you add{' '}
          <code>persistedDocuments</code> to the configuration of the typed client.
        </p>
      </Prose>
      <CodeExample caption="JSON: a file of persisted documents" code={persistedDocuments} />
      <CodeExample caption="curl: a request with the identifier of a document" code={sendDocument} />
      <CodeExample caption="TypeScript: the generator writes the file" code={persistedPreset} />
    </Section>
  );
}
