import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { foldKey } from '../users/user.entity.ts';
import { canMailOnRequest, post } from '../mail/mail.service.ts';
import type { Context } from '../platform/context.ts';
import { countTry } from '../platform/limits/attempts.ts';
import { subtractFromNow, lockUntilCommit } from '../platform/database/sql.ts';
import { hashToken, newToken } from '../sessions/session.service.ts';
import { LeadLink } from './lead-link.entity.ts';
import { Lead } from './lead.entity.ts';
import type { RequestWhitepaperInput } from './lead.input.ts';
import { requestsPerAddress, requestsPerMailbox, digest, unprovenPerAddress } from './lead.limits.ts';
import { LINK_DAYS, makeWhitepaperMail } from './lead.mails.ts';
import { checkProof } from './lead.proof.service.ts';

const DAY_MS = 86_400_000;

/**
 * Two requests with one email address within this time count as one, for example after a double click or a resubmitted
 * form.
 */
const WINDOW = '10 minutes';

/**
 * Stores a lead and mails the link. Always returns true: a robot that fills the hidden field and a repeated request get
 * the same answer, but nothing is stored or mailed.
 */
export async function requestWhitepaper(context: Context, input: RequestWhitepaperInput): Promise<true> {
  const {
    em,
    client,
    services: { env },
  } = context;
  if (input.remarks) return true;
  const limit = input.proof ? requestsPerAddress : unprovenPerAddress;
  await countTry(em, limit, client.address, env.LIMITS_SCALE);
  const lead = toLead(input);
  if (await isRepeated(em, lead)) return true;
  if (input.proof) await checkProof(em, context.services.secrets, input.proof);
  await countTry(em, requestsPerMailbox, digest(lead.emailKey), env.LIMITS_SCALE);
  await em.transactional(async (em) => {
    // The lock handles requests with one email address one after another, so that the second of two clicks finds the
    // stored lead.
    await lockUntilCommit(em, `lead ${lead.emailKey}`);
    if (await isRepeated(em, lead)) return;
    await em.persist(lead).flush();
    await sendLink(context, em, lead);
  });
  return true;
}

function toLead(input: RequestWhitepaperInput): Lead {
  const { name, email, company, needs, requestKey, proof, referrer } = input;
  return Object.assign(new Lead(), {
    name,
    email,
    emailKey: foldKey(email),
    company,
    needs,
    requestKey: requestKey || null,
    proven: Boolean(proof),
    referrer: ownPath(referrer),
  });
}

/** Accepts only a path on this site, without its query. Other referrers are dropped for privacy. */
const ownPath = (referrer: string | null | undefined): string | null =>
  referrer && /^\/[\w/-]{0,200}$/.test(referrer) ? referrer : null;

async function isRepeated(em: SqlEntityManager, { emailKey, requestKey }: Lead): Promise<boolean> {
  const row = await getKysely(em)
    .selectFrom('lead')
    .select('id')
    .where('emailKey', '=', emailKey)
    .where((eb) => eb.or([eb('requestKey', '=', requestKey), eb('createdAt', '>', subtractFromNow(WINDOW))]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function sendLink({ services: { env } }: Context, em: SqlEntityManager, lead: Lead): Promise<void> {
  if (!(await canMailOnRequest(em, lead.email, env.LIMITS_SCALE))) return;
  const token = newToken();
  const expiresAt = new Date(Date.now() + LINK_DAYS * DAY_MS);
  await em.insert(LeadLink, { tokenHash: hashToken(token), leadId: lead.id, expiresAt });
  await post(em, env, makeWhitepaperMail(env, lead, token));
}
