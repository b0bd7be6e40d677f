const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ['frequency', /\bhow (often|frequently|many times)\b|\bper year\b|\bhow many \w+ a year/],
  ['duration', /\bhow (long|many (days|weeks|months|hours|years)|quickly|fast|soon)\b|\bdeadline\b/],
  ['amount', /\bhow (many|much|large|big)\b/],
  ['person', /\bwho(m|se)?\b|\bwhich (people|person|roles?|of our people)\b/],
  ['place', /\bwhere\b/],
  ['time', /\bwhen\b/],
  ['reason', /\bwhy\b/],
  ['consequence', /\bwhat (if|happens|happened)\b|\bin case\b/],
  ['manner', /\bhow (do|can|is|are|should|does|did|would|will|was)\b/],
  ['decision', /^(can|could|may|is|are|do|does|will|would|should|must|has|have)\b/],
  ['thing', /^(what|which)\b/],
];

/** What a question requests, such as a person, a place or a reason. Empty if unknown. */
export function getQuestionKind(text: string): string {
  const lowerText = text.trim().toLowerCase();
  return KINDS.find(([, pattern]) => pattern.test(lowerText))?.[0] ?? '';
}
