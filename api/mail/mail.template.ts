/** The content of a mail as plain text. renderHtml escapes it. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  /** Pairs of label and value, in monospace below the text. */
  facts?: [label: string, value: string][];
  /** A list of links above the main link. */
  links?: Link[];
  link?: Link;
  /** The unsubscribe link for this kind of mail, also sent as a header (RFC 8058). */
  unsubscribe?: Link;
}

interface Link {
  label: string;
  url: string;
}

export function renderText(
  siteName: string,
  { paragraphs, facts = [], links = [], link, unsubscribe }: Letter,
): string {
  const blocks = [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...[...links, link, unsubscribe].map((entry) => (entry ? `${entry.label}:\n${entry.url}` : '')),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n\n-- \n${siteName}\n`;
}

const MONO = 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:12px;letter-spacing:.04em';
const RULE = 'border:0;border-top:1px solid #b9bfc4;margin:24px 0';

/**
 * One column with labels in monospace. The mail loads no images or other remote content, so opening it cannot be
 * tracked.
 */
export function renderHtml(siteName: string, letter: Letter): string {
  const { subject, paragraphs, facts = [], links = [], link, unsubscribe } = letter;
  const text = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`).join('');
  const rows = facts
    .map(
      ([label, value]) =>
        `<p style="margin:0 0 8px"><span style="${MONO};color:#56606a">${escape(label)}</span><br>${escape(value)}</p>`,
    )
    .join('');
  const list = links.map((entry) => `<p style="margin:0 0 8px">${anchor(entry)}</p>`).join('');
  const end = unsubscribe ? `<p style="${MONO};margin:0 0 8px">${anchor(unsubscribe)}</p>` : '';
  const button = link
    ? `<p style="margin:24px 0"><a href="${escape(link.url)}" style="display:inline-block;padding:12px 20px;border:1px solid #14212b;color:#14212b;text-decoration:none">${escape(link.label)}</a></p>
<p style="${MONO};word-break:break-all;color:#56606a">${escape(link.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#fff;color:#14212b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="${MONO};margin:0;color:#56606a">${escape(siteName)}</p><hr style="${RULE}">
${text}${rows}${list}${button}<hr style="${RULE}">${end}<p style="${MONO};margin:0;color:#56606a">${escape(subject)}</p>
</div></body></html>
`;
}

const anchor = ({ label, url }: Link): string => `<a href="${escape(url)}" style="color:#14212b">${escape(label)}</a>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
