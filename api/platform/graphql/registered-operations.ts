import { registeredOperations } from '../../../graphql/generated/registered.ts';
import { recordedViewer } from '../../../graphql/recorded-viewer.ts';
import type { Env } from '../env.ts';
import { fail } from '../errors.ts';

const texts: ReadonlySet<unknown> = new Set([...registeredOperations, recordedViewer]);

/**
 * Refuses the text of an operation that the site's pages do not send, if the operator wants no others. It compares the
 * text, so that nothing of a refused operation is parsed.
 */
export function assertRegistered({ REGISTERED_OPERATIONS_ONLY }: Env, text: unknown): void {
  if (REGISTERED_OPERATIONS_ONLY && !texts.has(text)) fail('OPERATION_NOT_REGISTERED');
}
