import type { Env } from '../platform/env.ts';

/** The content of a mail as plain text. renderHtml escapes it. */
export interface Letter {
  subject: string;
  /** The end of the sentence “You receive this email because …” in the footer. */
  reason: string;
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

/** The site that sends the mail, which the footer names. */
export type Sender = Pick<Env, 'SITE_NAME' | 'PUBLIC_URL'>;

const formatReason = ({ reason }: Letter): string => `You receive this email because ${reason}.`;

export function renderText(sender: Sender, letter: Letter): string {
  const { paragraphs, facts = [], links = [], link, unsubscribe } = letter;
  const blocks = [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...[...links, link, unsubscribe].map((entry) => (entry ? `${entry.label}:\n${entry.url}` : '')),
  ];
  const footer = [formatReason(letter), sender.SITE_NAME, sender.PUBLIC_URL].join('\n');
  return `${blocks.filter(Boolean).join('\n\n')}\n\n-- \n${footer}\n`;
}

const MONO = 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:12px;letter-spacing:.04em';
const RULE = 'border:0;border-top:1px solid #b9bfc4;margin:24px 0';

/**
 * One column with labels in monospace. The mail loads no images or other remote content, so opening it cannot be
 * tracked.
 */
export function renderHtml(sender: Sender, letter: Letter): string {
  const { subject, paragraphs, facts = [], links = [], link, unsubscribe } = letter;
  const text = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${toLines(paragraph)}</p>`).join('');
  const rows = facts
    .map(
      ([label, value]) =>
        `<p style="margin:0 0 8px"><span style="${MONO};color:#56606a">${escape(label)}</span><br>${toLines(value)}</p>`,
    )
    .join('');
  const list = links.map((entry) => `<p style="margin:0 0 8px">${anchor(entry)}</p>`).join('');
  const end = unsubscribe ? `<p style="${MONO};margin:0 0 8px">${anchor(unsubscribe)}</p>` : '';
  const button = link
    ? `<p style="margin:24px 0"><a href="${escape(link.url)}" style="display:inline-block;padding:12px 20px;border:1px solid #14212b;color:#14212b;text-decoration:none">${escape(link.label)}</a></p>
<p style="${MONO};word-break:break-all;color:#56606a">${escape(link.url)}</p>`
    : '';
  const site = { label: sender.SITE_NAME, url: sender.PUBLIC_URL };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#fff;color:#14212b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="${MONO};margin:0;color:#56606a">${escape(sender.SITE_NAME)}</p><hr style="${RULE}">
${text}${rows}${list}${button}<hr style="${RULE}">${end}<p style="${MONO};margin:0;color:#56606a">${escape(formatReason(letter))}<br>${anchor(site)} · ${escape(site.url)}</p>
</div></body></html>
`;
}

const anchor = ({ label, url }: Link): string => `<a href="${escape(url)}" style="color:#14212b">${escape(label)}</a>`;

/** Escapes a typed text and keeps its line breaks. */
const toLines = (text: string): string => escape(text).replace(/\r\n?|\n/g, '<br>');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
