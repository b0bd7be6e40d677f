import type { Text } from './texts.ts';

interface Rule {
  pattern: RegExp;
  advice: string;
  /** For public pages too, where a desk is furniture and a heading can be a question without a mark. */
  isForPages?: true;
  /** Not for comments, which also describe values ("What the key opens.") and the messages of api/mail. */
  isForComments?: false;
}

/**
 * Words with another meaning, spellings of other countries and sentences that are hard to read, each with the
 * replacement.
 */
const RULES: Rule[] = [
  { pattern: /\bdesks?\b/i, advice: 'write "admin page"' },
  { pattern: /\bfaults?\b/i, advice: 'write "error" or "issue"' },
  { pattern: /\b(is|are|was|were|be|been) told\b|\btold\b/i, advice: 'write "notify", "report" or "show"' },
  { pattern: /\b(lend|lends|lent)\b/i, advice: 'write "delegate" or "share"' },
  { pattern: /\b(whoever|whomever)\b/i, advice: 'name the person', isForPages: true },
  { pattern: /\bnobody\b/i, advice: 'write "no one", or rephrase', isForPages: true },
  { pattern: /\b(anew|thus)\b/i, advice: 'write "again" or "so", or rephrase', isForPages: true },
  { pattern: /\b(ledger|list of duties)\b/i, advice: 'write "table" or "list"' },
  { pattern: /\baudit trail\b/i, advice: 'write "audit log"', isForPages: true },
  { pattern: /\bis gone\b|\bare gone\b|\bwas gone\b/i, advice: 'write "deleted", "missing" or "aborted"' },
  {
    pattern: /\bcancell(ed|ing)\b|\blicence\b|\bcolour|\bbehaviour|\borganis|\bauthoris/i,
    advice: 'use the American spelling',
    isForPages: true,
  },
  {
    pattern: /\be-mails?\b|\ba mail\b(?! (program|catcher|server))|\bmails\b(?! (from|through|itself))/i,
    advice: 'write "email"',
    isForPages: true,
    isForComments: false,
  },
  { pattern: /(?<!\b(the|audit|access) )\blog(s|ged)? in\b(?!to\b)/i, advice: 'write "sign in"', isForPages: true },
  {
    pattern: /\b(is|are|was|were) no\b(?! (longer|more|less|later|one|other|matter))(?<!there (is|are|was|were) no)/i,
    advice: 'write "is not a"',
    isForPages: true,
  },
  {
    pattern: /^(Who|What|Whoever|Whom)\b(?!.*\?$)(?! (happens|changes|changed|is new|to)\b)[^?]{12,}\.$/,
    advice: 'start with a noun: name the thing, then say what it does',
    isForComments: false,
  },
  { pattern: /… rests\b/, advice: 'write "was paused"' },
  { pattern: /\bmay not be\b/i, advice: 'write "cannot be"' },
];

const IS_PAGE =
  /^(web|stories)\/(pages\/site|drawings|whitepaper|ui|site|portal)\/|^stories\/fixtures\/(caseStudies|chat)\.ts$/;

/** Lists the texts that break a rule. `allowed` contains texts of the specification, which must not change. */
export function findIssues(texts: readonly Text[], allowed: ReadonlySet<string>): string[] {
  return texts.flatMap(({ file, line, text, isComment = false }) =>
    allowed.has(text)
      ? []
      : RULES.flatMap(({ pattern, advice, isForPages = false, isForComments = true }) => {
          const applies = (isForPages || !IS_PAGE.test(file)) && (isForComments || !isComment);
          const match = applies ? pattern.exec(text) : null;
          return match ? [`${file}:${line}: "${match[0].slice(0, 40)}" in "${text}": ${advice}`] : [];
        }),
  );
}
