import type { MarkdownParts } from '#api/platform/markdown/markdown-parts.ts';
import { type ArticleIssue, ArticleIssueField, ArticleIssueSeverity } from './article-issue.type.ts';

// The issues of the text itself. article.issues.service.ts checks whether links have a target.

export interface CheckedText {
  title: string;
  summary: string;
  body: string;
  seoTitle: string | null;
}

/** About the length that search engines show. */
const LONG_TITLE = 70;

export const makeError = (message: string, line: number): ArticleIssue => ({
  severity: ArticleIssueSeverity.ERROR,
  field: ArticleIssueField.BODY,
  line,
  message,
});
const warning = (message: string, line: number): ArticleIssue => ({
  ...makeError(message, line),
  severity: ArticleIssueSeverity.WARNING,
});

/** A link within the site that is not checked yet. `anchor` is null if the link has none. */
export interface InnerLink {
  path: string;
  anchor: string | null;
  /** The URL as it was written. */
  url: string;
  line: number;
}

export interface TextCheck {
  issues: ArticleIssue[];
  inner: InnerLink[];
}

/**
 * @param parts the links, pictures and headings of the body
 *
 * @param here the text's own path, the base of relative links
 *
 * @param noun what the text is, as in `The article has no summary`
 */
export function checkText(
  { title, summary, seoTitle }: CheckedText,
  parts: MarkdownParts,
  here: URL,
  noun = 'article',
): TextCheck {
  const links = parts.links.map((link) => checkLink(link, here));
  const issues = links.flatMap(({ issue }) => issue ?? []);
  if (summary.trim() === '')
    issues.push({
      ...makeError(`The ${noun} has no summary for lists and search engines.`, 0),
      field: ArticleIssueField.SUMMARY,
      line: null,
    });
  if (title.length > LONG_TITLE && !seoTitle)
    issues.push({
      ...warning(`The title has ${title.length} characters; search engines show about 60.`, 0),
      field: ArticleIssueField.TITLE,
      line: null,
    });
  for (const { alt, line } of parts.pictures)
    if (alt.trim() === '') issues.push(makeError('A picture has no description for people who cannot see it.', line));
  issues.push(...jumpsIn(parts));
  return { issues, inner: links.flatMap(({ inner }) => inner ?? []) };
}

function checkLink(
  { url, line }: { url: string; line: number },
  here: URL,
): { issue?: ArticleIssue; inner?: InnerLink } {
  const shownUrl = url.length > 80 ? `${url.slice(0, 80)} …` : url;
  const target = URL.canParse(url, here) ? new URL(url, here) : null;
  if (!target || url.trim() === '') return { issue: makeError(`“${shownUrl}” is not a URL.`, line) };
  if (target.protocol === 'mailto:') return {};
  if (target.protocol !== 'http:' && target.protocol !== 'https:')
    return {
      issue: makeError(`“${shownUrl}” begins with ${target.protocol}, which is never shown as a link.`, line),
    };
  if (target.host === here.host) {
    const anchor = target.hash.length > 1 ? decodePath(target.hash.slice(1)) : null;
    return { inner: { path: decodePath(target.pathname), anchor, url: shownUrl, line } };
  }
  return target.protocol === 'http:'
    ? { issue: warning(`“${shownUrl}” is not encrypted. Use https if the site supports it.`, line) }
    : {};
}

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Each heading is at most one level below the previous one. The page's own heading is the first. */
function jumpsIn({ headings }: MarkdownParts): ArticleIssue[] {
  return headings.flatMap(({ depth, words, line }, index) => {
    const before = headings[index - 1]?.depth ?? 1;
    return depth > before + 1 ? [warning(`“${words}” jumps from heading level ${before} to ${depth}.`, line)] : [];
  });
}
