import { registerEnumType } from 'type-graphql';
import { type AuditNoun, auditKinds } from '../../graphql/audit-kinds.ts';
import type { AuditKind } from './audit.service.ts';

/** Turns `login.failed` into LOGIN_FAILED. */
const toEnumName = (kind: string): string => kind.replace('.', '_').toUpperCase();

const kinds = Object.keys(auditKinds) as AuditKind[];
const nouns = [...new Set(kinds.map((kind) => kind.replace(/\..*/, '') as AuditNoun))];

const toEnum = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [toEnumName(value), value]));

export const auditKindEnum = toEnum(kinds);
registerEnumType(auditKindEnum, {
  name: 'AuditKind',
  description: 'The kind of an event in the audit log.',
  valuesConfig: Object.fromEntries(kinds.map((kind) => [toEnumName(kind), { description: auditKinds[kind] }])),
});

export const auditCategoryEnum = toEnum(nouns);
registerEnumType(auditCategoryEnum, {
  name: 'AuditCategory',
  description: 'A category of events in the audit log: all kinds that begin with the same word.',
  valuesConfig: Object.fromEntries(
    nouns.map((noun) => [
      toEnumName(noun),
      { description: `All kinds of events that begin with ${toEnumName(noun)}.` },
    ]),
  ),
});
