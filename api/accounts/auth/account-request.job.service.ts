import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Env } from '#api/platform/env.ts';
import { anonymous } from '#api/platform/viewer.ts';
import {
  type AccountRequest,
  type AccountRequestKind,
  type HandlingContext,
  postponeAccountRequest,
  takeAccountRequest,
} from './account-request.service.ts';
import { mailEmailChange } from './email-change.service.ts';
import { mailPasswordReset } from './password.service.ts';
import { mailRegistration } from './registration.service.ts';
import { mailVerification } from './email-verification.service.ts';

type Handle = (context: HandlingContext, em: SqlEntityManager, request: AccountRequest) => Promise<void>;

const handlers: Record<AccountRequestKind, Handle> = {
  REGISTERED: mailRegistration,
  RESET_PASSWORD: mailPasswordReset,
  VERIFY_EMAIL: mailVerification,
  CHANGE_EMAIL: mailEmailChange,
};

/** Handles all stored requests, oldest first. Several servers share the work. Returns how many were handled. */
export async function handleAccountRequests(
  fork: () => SqlEntityManager,
  { env, log }: { env: Env; log: Logger },
): Promise<number> {
  let count = 0;
  while (await handleNext(fork(), env, log)) count += 1;
  return count;
}

/** False if no request is left, or the next one has to wait. */
async function handleNext(em: SqlEntityManager, env: Env, log: Logger): Promise<boolean> {
  let accountRequest: AccountRequest | null = null;
  try {
    await em.transactional(async (em) => {
      accountRequest = await takeAccountRequest(em);
      if (!accountRequest) return;
      const { kind, requestId, ipAddress } = accountRequest;
      const client = { address: ipAddress, device: '' };
      await handlers[kind]({ services: { env }, viewer: anonymous, requestId, client }, em, accountRequest);
    });
    return accountRequest !== null;
  } catch (error) {
    if (!accountRequest) throw error;
    const { id, kind, requestId } = accountRequest as AccountRequest;
    log.error({ err: error, kind, requestId }, 'an account request could not be handled yet');
    await postponeAccountRequest(em, { id });
    return false;
  }
}
