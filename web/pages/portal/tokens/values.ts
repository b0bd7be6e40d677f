import type { TokenAccess } from '../../../portal/tokenLabels.ts';

/** The values of the form that creates a token. */
export interface TokenFormValues {
  name: string;
  /** By the name of the area. */
  access: Record<string, TokenAccess>;
  days: string;
  /** Addresses, one a line. */
  ranges: string;
}
