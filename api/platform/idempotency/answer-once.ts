import type { Request, Response } from 'express';
import type { Context } from '../context.ts';
import { claimKey, settleKey, type StoredResponse } from './idempotency.service.ts';

/**
 * Answers a REST request with JSON, once for each Idempotency-Key: repeated with the same payload, it gets the first
 * response again.
 * @param payload what identifies the request besides its key
 */
export async function answerOnce(
  request: Request,
  response: Response,
  context: Context,
  payload: string,
  work: (context: Context) => Promise<StoredResponse>,
): Promise<void> {
  const key = request.get('idempotency-key');
  const send = ({ status, body }: StoredResponse) => void response.status(status).json(body);
  if (key === undefined) return send(await work(context));
  const result = await claimKey(context, key, `${request.method} ${request.baseUrl}${request.path}\n${payload}`);
  if ('stored' in result) {
    response.set('Idempotency-Replayed', 'true');
    return send(result.stored);
  }
  try {
    const answer = await work(context);
    await settleKey(context, result.claim, answer);
    send(answer);
  } catch (error) {
    await settleKey(context, result.claim, null);
    throw error;
  }
}
