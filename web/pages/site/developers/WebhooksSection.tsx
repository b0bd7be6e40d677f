import { createWebhook, pythonReceiver, sampleDelivery, typescriptReceiver } from '#graphql/examples/events.ts';
import { CodeExample } from './CodeExample.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
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
          Deliveries of a webhook are sent one at a time, in the order of the changes; the next one starts when the one
          before has ended. A failed delivery is tried again later and does not hold up the others, so it can arrive
          after newer ones: compare <code>version</code>, or read the object. A delivery can arrive twice, with the same{' '}
          <code>webhook-id</code>.
        </p>
        <p>
          Answer with a status from 200 to 299 within 15 seconds, of which 5 are for the connection, and do the work
          afterward. Other answers count as failures, also redirects, which are not followed. The server tries ten times
          in about three days: after 5 seconds, 5 and 30 minutes, then 2, 5, 10, 14, 20 and 24 hours. With{' '}
          <code>Retry-After</code> in seconds, you delay the next attempt by at most a day. If a delivery fails ten
          times and no other succeeded meanwhile, the webhook is paused and its owner gets an email. The status 410
          pauses it at once. A resumed webhook sends what it missed of the last 30 days.
        </p>
        <p>
          In the portal you can read what was sent and the first 2 KB of each answer, send a test, cancel a pending
          delivery, and send a delivery again. The log has the pending deliveries and the newest 1,000 others of 30
          days. The URL must be an https URL on the public internet; the operator of the installation can allow other
          hosts with <code>WEBHOOK_ALLOW_HOSTS</code>.
        </p>
        <p>
          Verify the signature of the unchanged body before you read it, refuse old timestamps, and ignore an id that
          you have received before. The two receivers below do all three. The libraries of standardwebhooks.com verify
          signatures and timestamps.
        </p>
      </Prose>
      <CodeExample caption="HTTP: a delivery" code={sampleDelivery} />
      <CodeExample caption="curl: create a webhook (scopes WEBHOOKS_WRITE and CONTENT_READ)" code={createWebhook} />
      <CodeExample caption="TypeScript: verify and receive" code={typescriptReceiver} />
      <CodeExample caption="Python: verify and receive" code={pythonReceiver} />
    </Section>
  );
}
