import { createHmac, randomBytes } from 'node:crypto';

// Signatures of the Standard Webhooks specification: HMAC-SHA256 of id, time and body, with the bytes of the secret.

const PREFIX = 'whsec_';

export const newSecret = (): Buffer => randomBytes(32);

/** The secret as its owner gets it. */
export const formatSecret = (secret: Buffer): string => `${PREFIX}${secret.toString('base64')}`;

interface Message {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The headers of an attempt. A receiver accepts the message if one of the signatures is right. */
export const makeHeaders = ({ id, timestamp, body }: Message, secrets: readonly Buffer[]): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' '),
});
