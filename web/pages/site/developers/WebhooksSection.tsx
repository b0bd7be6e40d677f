import { createWebhook, pythonReceiver, typescriptReceiver } from '../../../../graphql/examples/events.ts';
import { CodeExample } from './CodeExample.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Section } from '../../../site/Section.tsx';
import styles from './Developers.module.css';

export function WebhooksSection() {
  return (
    <Section className={styles.topic} id="webhooks" title="Webhooks" note="Standard Webhooks, signed with HMAC-SHA256.">
      <Prose>
        <p>
          A webhook sends a POST request to your https URL when an object changes that its owner can read. The body
          names the type of the change, and the id and version of the object. Read the rest with your token: then your
          rights decide what you see.
        </p>
        <p>
          Answer with a status from 200 to 299 within a few seconds, and do the work afterward. Other answers count as
          failures. The server tries ten times in about three days, then pauses the webhook and sends its owner an
          email. A resumed webhook sends what it missed. In the portal you can read the deliveries, send a test, and
          send a delivery again.
        </p>
        <p>
          Verify the signature of the unchanged body before you read it, refuse old timestamps, and ignore an id that
          you have received before. The two receivers below do all three. The libraries of standardwebhooks.com verify
          signatures and timestamps.
        </p>
      </Prose>
      <CodeExample caption="curl: create a webhook (scopes WEBHOOKS_WRITE and CONTENT_READ)" code={createWebhook} />
      <CodeExample caption="TypeScript: verify and receive" code={typescriptReceiver} />
      <CodeExample caption="Python: verify and receive" code={pythonReceiver} />
    </Section>
  );
}
