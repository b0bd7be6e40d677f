import { type AuditKind, auditSentences } from '#graphql/audit-kinds.ts';

export interface SentencePart {
  text: string;
  /** A plain part of the sentence, the value of a detail, or the subject of the event. */
  kind: 'text' | 'detail' | 'subject';
}

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The sentence of an event in parts, without its actor. An unknown kind becomes the kind itself. */
export function describeEvent(
  kind: string,
  details: Readonly<Record<string, unknown>>,
  subject: string | null,
): SentencePart[] {
  const template = Object.hasOwn(auditSentences, kind) ? auditSentences[kind as AuditKind] : kind;
  return template.split(/(\{[^{}]*\})/).flatMap((part): SentencePart[] => {
    if (!part.startsWith('{')) return part ? [{ kind: 'text', text: part }] : [];
    const [name = '', fallback = ''] = part.slice(1, -1).split('|');
    if (name === 'subject' && subject !== null) return [{ kind: 'subject', text: subject }];
    const value = toText(details[name]);
    if (value) return [{ kind: 'detail', text: value }];
    return fallback ? [{ kind: 'text', text: fallback }] : [];
  });
}
