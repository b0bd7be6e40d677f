import { useState } from 'react';
import { getErrorCode, getFieldErrors, PlainFailure } from './failure.ts';

/** The options of a mutation, with its idempotency key. */
export interface WriteContext {
  headers: Record<string, string>;
}

interface Write<Result> {
  /** What is sent, as text. The same write after a lost answer is the same request. */
  payload: string;
  send: (context: WriteContext) => Promise<Result>;
  /** Reads the result of a write that the server has carried out already. Null if it cannot be read. */
  readNow: () => Promise<Result | null>;
}

/** The session ended. The text stays open: the sign-in page in its place would take it away unsaved. */
export class SignedOutError extends PlainFailure {
  constructor() {
    super('You are signed out. Sign in in another tab, then try again. Your text stays here.');
  }
}

const FINAL = new Set(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'RATE_LIMITED', 'STEP_UP_REQUIRED']);

/** True if the server carried out an earlier request with the same key, whose answer was lost. */
const isCarriedOut = (error: unknown): boolean => 'idempotencyKey' in getFieldErrors(error);

/**
 * True if the write may have been carried out all the same: the connection ended, the server stopped at its deadline, or
 * it still works on the request.
 */
export function isAnswerLost(error: unknown): boolean {
  if (error instanceof SignedOutError) return false;
  const code = getErrorCode(error);
  if (code === 'CONFLICT') return Object.keys(getFieldErrors(error)).length === 0;
  return code === undefined || !FINAL.has(code);
}

const createKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Sends writes so that each is carried out once. If an answer is lost, the same write is sent again with the same
 * idempotency key, and a write that was carried out meanwhile returns its result instead of a conflict with itself.
 */
export function createWriteOnce() {
  let lost: { payload: string; key: string } | null = null;
  return async <Result>({ payload, send, readNow }: Write<Result>): Promise<Result> => {
    const key = lost?.payload === payload ? lost.key : createKey();
    lost = { payload, key };
    try {
      const result = await send({ headers: { 'Idempotency-Key': key } });
      lost = null;
      return result;
    } catch (error) {
      if (isCarriedOut(error)) {
        const result = await readNow();
        if (result === null) throw error;
        lost = null;
        return result;
      }
      if (getErrorCode(error) === 'UNAUTHENTICATED') {
        lost = null;
        throw new SignedOutError();
      }
      if (!isAnswerLost(error)) lost = null;
      throw error;
    }
  };
}

export type WriteOnce = ReturnType<typeof createWriteOnce>;

export const useWriteOnce = (): WriteOnce => useState(createWriteOnce)[0];
