import type { Database } from './entities.ts';
import { prepareFor } from './platform/database/prepare.ts';

/** Declares a statement that is compiled once and sent by name. See `platform/database/prepare.ts` for when to use it. */
export const prepare = prepareFor<Database>();
