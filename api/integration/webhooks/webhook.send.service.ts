import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { canReadChange } from '../changes/change.service.ts';
import { decrypt } from '#api/platform/encryption.ts';
import type { Env } from '#api/platform/env.ts';
import { LeasedWork } from '#api/platform/database/leased-work.service.ts';
import { ask, type AskOptions } from '#api/platform/http/outbound.ts';
import { OutboundError, outboundRules } from '#api/platform/http/outbound.rules.ts';
import { isInvestor } from '#api/platform/viewer.ts';
import { findOwner } from '#api/accounts/users/owner.service.ts';
import { leaseDeliveries, type LeasedDelivery } from './webhook.lease.service.ts';
import { type Attempt, recordAttempt, recordSkip, release } from './webhook.outcome.service.ts';
import { pauseWebhook } from './webhook.pause.service.ts';
import { SECRET_USE } from './webhook.service.ts';
import { makeHeaders } from './webhook.signature.ts';

/** Receivers that do not answer occupy a place for 15 seconds each, and must leave places for others. */
const AT_ONCE = 24;
const ATTEMPT_MS = 15_000;

export interface SendingOptions {
  env: Env;
  log: Logger;
  secrets: readonly string[];
  /** Replaces the request options in tests. */
  out?: Partial<AskOptions>;
}

/** Sends deliveries that are due. */
export class WebhookSender extends LeasedWork<LeasedDelivery> {
  constructor(
    em: SqlEntityManager,
    private readonly options: SendingOptions,
  ) {
    super(em, AT_ONCE);
  }

  protected override lease(em: SqlEntityManager, freeSlots: number): Promise<LeasedDelivery[]> {
    return leaseDeliveries(em, freeSlots);
  }

  /** The next delivery starts when one has ended. The job that calls `leaseDueRows` finds what a failure leaves. */
  protected override async continue(): Promise<void> {
    if (this.stopping.aborted) return;
    await this.leaseDueRows(1).catch((error: unknown) =>
      this.options.log.debug({ err: error }, 'no next delivery was taken'),
    );
  }

  protected override async work(em: SqlEntityManager, delivery: LeasedDelivery): Promise<void> {
    const { env, log } = this.options;
    try {
      if (!(await this.#isAllowed(em, delivery))) return;
      const attempt = await this.#attempt(delivery);
      if (this.stopping.aborted) await release(em, delivery);
      else await recordAttempt(em, env, delivery, attempt);
    } catch (error) {
      log.warn({ err: error, delivery: delivery.id }, 'a delivery was left as it was');
    }
  }

  /** Checks the rights of the owner at the moment of sending. */
  async #isAllowed(em: SqlEntityManager, delivery: LeasedDelivery): Promise<boolean> {
    const { env } = this.options;
    const owner = await findOwner(em, env, delivery.accountId);
    if (!owner || !isInvestor(owner.viewer)) {
      await em.transactional((em) => pauseWebhook(em, env, { ...delivery, id: delivery.webhookId }, 'ACCOUNT'));
      await release(em, delivery);
      return false;
    }
    if (delivery.position === null || (await canReadChange(em, owner.viewer, delivery.position))) return true;
    await recordSkip(em, delivery);
    return false;
  }

  async #attempt({ id, webhookId, body, url, ...row }: LeasedDelivery): Promise<Attempt> {
    const { env, log, secrets, out } = this.options;
    const startTime = performance.now();
    const keys = [row.secret, ...(row.hasFormer && row.formerSecret ? [row.formerSecret] : [])];
    const signing = keys.map((key) => decrypt(key, { use: SECRET_USE, owner: webhookId, keys: secrets }));
    const timestamp = Math.floor(Date.now() / 1_000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'portal-webhooks/1.0',
      ...makeHeaders({ id, timestamp, body }, signing),
    };
    const end = (result: Pick<Attempt, 'status' | 'error'> & Partial<Attempt>): Attempt => ({
      retryAfter: null,
      responseBody: null,
      requestHeaders: Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      durationMs: Math.round(performance.now() - startTime),
      ...result,
    });
    const rules = outboundRules(env, 'webhooks');
    try {
      const options = { rules, headers, body, totalMs: ATTEMPT_MS, signal: this.stopping, ...out };
      const answer = await ask(url, options);
      const [{ status }, responseBody] = [answer, toText(answer.body)];
      if (status >= 200 && status < 300) return end({ status, error: null, responseBody });
      const retryAfter = readRetryAfter(answer.headers);
      return end({ status, error: `The receiver answered ${status}.`, responseBody, retryAfter });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      log.debug({ webhook: webhookId, detail: error.detail }, 'a webhook could not be reached');
      return end({ status: null, error: error.reason ?? error.message });
    }
  }
}

/** Only in seconds. A date is ignored, as the plan of the attempts has no gap that is long enough for one. */
const readRetryAfter = ({ 'retry-after': header }: { 'retry-after'?: string | undefined }): number | null =>
  /^\d{1,7}$/.test(header ?? '') ? Number(header) : null;

/** The beginning of an answer as text that PostgreSQL can store. A letter that was cut off at its end is left out. */
const toText = (bytes: Buffer): string => new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\uFFFD');
