import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { contactConsent } from '#graphql/consent.ts';
import { getKysely } from '#api/kysely.ts';
import { foldKey } from '#api/accounts/users/user.entity.ts';
import { canMailOnRequest, post } from '#api/operation/mail/mail.service.ts';
import type { Context } from '#api/platform/context.ts';
import { countTry } from '#api/platform/limits/attempts.ts';
import { subtractFromNow, lockUntilCommit } from '#api/platform/database/sql.ts';
import { hashToken, newToken } from '#api/accounts/sessions/session.service.ts';
import { Lead, LeadLink } from './lead.entity.ts';
import type { RequestContactInput, RequestWhitepaperInput } from './lead.input.ts';
import {
  requestsPerAddress,
  requestsPerMailbox,
  digest,
  unprovenPerAddress,
  checkProof,
} from './lead.proof.service.ts';
import { LINK_DAYS, makeContactMail, makeReceiptMail, makeWhitepaperMail } from './lead.mails.ts';

const DAY_MS = 86_400_000;

type VisitorForm = Omit<RequestWhitepaperInput, 'needs'>;

/**
 * Two requests with one email address within this time count as one, for example after a double click or a resubmitted
 * form.
 */
const WINDOW = '10 minutes';

/** Stores a request for the whitepaper and mails the link. */
export const requestWhitepaper = (context: Context, input: RequestWhitepaperInput): Promise<true> =>
  storeLead(context, input, toLead(input, { needs: input.needs }), (em, lead) => sendLink(context, em, lead));

/** Stores a message to the company, confirms it, and mails it to CONTACT_EMAIL, if the operator set it. */
export function requestContact(context: Context, input: RequestContactInput): Promise<true> {
  const { env, secrets } = context.services;
  const { topic, message, phone } = input;
  const values = { kind: 'CONTACT', page: '/contact-us', topic, needs: message, phone: phone || null } as const;
  const lead = toLead(input, { ...values, consentVersion: contactConsent.version });
  return storeLead(context, input, lead, async (em) => {
    if (env.CONTACT_EMAIL) await post(em, env, makeContactMail(env, lead, env.CONTACT_EMAIL.email));
    if (await canMailOnRequest(em, lead.email, env.LIMITS_SCALE))
      await post(em, env, makeReceiptMail(env, secrets, lead));
  });
}

/**
 * Stores a lead and sends its mail. Always returns true: a robot that fills the hidden field and a repeated request get
 * the same answer, but nothing is stored or mailed.
 */
async function storeLead(
  context: Context,
  input: VisitorForm,
  lead: Lead,
  sendMail: (em: SqlEntityManager, lead: Lead) => Promise<void>,
): Promise<true> {
  const {
    em,
    client,
    services: { env },
  } = context;
  if (input.remarks) return true;
  const limit = input.proof ? requestsPerAddress : unprovenPerAddress;
  await countTry(em, limit, client.address, env.LIMITS_SCALE);
  if (await isRepeated(em, lead)) return true;
  if (input.proof) await checkProof(em, context.services.secrets, input.proof);
  await countTry(em, requestsPerMailbox, digest(lead.emailKey), env.LIMITS_SCALE);
  await em.transactional(async (em) => {
    // The lock handles requests with one email address one after another, so that the second of two clicks finds the
    // stored lead.
    await lockUntilCommit(em, `lead ${lead.emailKey}`);
    if (await isRepeated(em, lead)) return;
    await em.persist(lead).flush();
    await sendMail(em, lead);
  });
  return true;
}

function toLead(input: VisitorForm, values: Partial<Lead>): Lead {
  const { name, email, company, requestKey, proof, referrer } = input;
  return Object.assign(new Lead(), {
    name,
    email,
    emailKey: foldKey(email),
    company,
    requestKey: requestKey || null,
    proven: Boolean(proof),
    referrer: ownPath(referrer),
    ...values,
  });
}

/** Accepts only a path on this site, without its query. Other referrers are dropped for privacy. */
const ownPath = (referrer: string | null | undefined): string | null =>
  referrer && /^\/[\w/-]{0,200}$/.test(referrer) ? referrer : null;

async function isRepeated(em: SqlEntityManager, { kind, emailKey, requestKey, needs }: Lead): Promise<boolean> {
  const row = await getKysely(em)
    .selectFrom('lead')
    .select('id')
    .where('kind', '=', kind)
    .where('emailKey', '=', emailKey)
    .where((eb) => {
      const isRecent = eb('createdAt', '>', subtractFromNow(WINDOW));
      // A second message of the same person says something else.
      const isSame = kind === 'CONTACT' ? eb.and([isRecent, eb('needs', '=', needs)]) : isRecent;
      return eb.or([eb('requestKey', '=', requestKey), isSame]);
    })
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function sendLink({ services: { env, secrets } }: Context, em: SqlEntityManager, lead: Lead): Promise<void> {
  if (!(await canMailOnRequest(em, lead.email, env.LIMITS_SCALE))) return;
  const token = newToken();
  const expiresAt = new Date(Date.now() + LINK_DAYS * DAY_MS);
  await em.insert(LeadLink, { tokenHash: hashToken(token), leadId: lead.id, expiresAt });
  await post(em, env, makeWhitepaperMail(env, secrets, lead, token));
}
