import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { subtractFromNow } from '#api/platform/database/sql.ts';

type Sessions = ExpressionBuilder<Database & { s: Database['session']; a: Database['account'] }, 's' | 'a'>;

/** True if session `s` of account `a` has not expired. Only the database clock counts. */
export const isLive = (eb: Sessions) => {
  const since = (forAdmins: string, forOthers: string) =>
    eb
      .case()
      .when(eb.val('ADMIN'), '=', eb.fn.any('a.roles'))
      .then(subtractFromNow(forAdmins))
      .else(subtractFromNow(forOthers))
      .end();
  return eb.and([
    eb('s.lastUsedAt', '>', since('15 minutes', '30 minutes')),
    eb('s.createdAt', '>', since('8 hours', '24 hours')),
  ]);
};

/** A confirmation ends after this time without a request. */
export const CONFIRMATION_IDLE = '10 minutes';
/** It ends in any case after this time. Each confirmation creates the session anew, so that its age is that of the confirmation. */
export const CONFIRMATION_ATMOST = '1 hour';

/** True if the owner of session `s` confirmed their identity recently enough for sensitive changes. */
export const isConfirmed = (eb: Sessions) =>
  eb.and([
    eb('s.confirmedAt', '>', subtractFromNow(CONFIRMATION_IDLE)),
    eb('s.createdAt', '>', subtractFromNow(CONFIRMATION_ATMOST)),
  ]);

export const SESSIONS_PER_ACCOUNT = 10;
