import type { Context } from '../platform/context.ts';
import { ExpectedError } from '../platform/errors.ts';
import { recordQuotation } from '../reading/reading.service.ts';
import type { RankedPassage } from './answer.rank.ts';

/**
 * Records a reading for each document passage before it is quoted. Leaves out passages that the viewer may not read
 * now, and passages whose reading cannot be recorded.
 */
export async function recordQuotations(context: Context, passages: readonly RankedPassage[]): Promise<RankedPassage[]> {
  const recordedPassages: RankedPassage[] = [];
  for (const passage of passages) if (await isRecorded(context, passage)) recordedPassages.push(passage);
  return recordedPassages;
}

async function isRecorded(context: Context, { kind, sourceId = '', page }: RankedPassage): Promise<boolean> {
  if (kind !== 'DOCUMENT') return true;
  try {
    await recordQuotation(context, { id: sourceId, page: page ?? 0 });
    return true;
  } catch (error) {
    if (error instanceof ExpectedError) return false;
    throw error;
  }
}
