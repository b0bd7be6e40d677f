import { LeadLink } from './lead-link.entity.ts';
import { Lead } from './lead.entity.ts';

export const leadTables = [Lead, LeadLink];
