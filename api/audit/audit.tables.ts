import { AccessRefusal } from './access-refusal.entity.ts';
import { AuditEventRow } from './audit-event.entity.ts';

export const auditTables = [AccessRefusal, AuditEventRow];
