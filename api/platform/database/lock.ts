import { LockMode } from '@mikro-orm/postgresql';

/** Reads the current row and locks it until the transaction ends. Options of `em.findOne` and `em.find`. */
export const lockRow = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
