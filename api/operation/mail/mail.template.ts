import type { Env } from '#api/platform/env.ts';

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

const TEXT = "font-family:'Public Sans','Segoe UI',Helvetica,Arial,sans-serif";
const MONO = 'font-family:Consolas,Menlo,monospace;font-size:13px;line-height:20px;mso-line-height-rule:exactly';

// The colors of the light theme. Programs that support it use those of the dark theme, from the style element.
const PAPER = '#f6f5f2';
const INK = '#14171d';
const MUTED = '#4b4e55';
const LINE = '#bebdb8';
const SIGNAL = '#f55400';
const SIGNAL_INK = '#150c07';
const OUTSIDE = '#ad0a63';

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.p{background-color:#071426!important}.i,.i a{color:#e2eef2!important}.m,.m a{color:#a9bccb!important}.l{border-color:#2b4460!important}.w{border-color:#e2eef2!important}.k{background-color:#e2eef2!important}}`;

/** Outlook ignores widths, margins and paddings of other elements, so every part is a row of a table. */
const row = (content: string, style: string, names = 'i'): string =>
  `<tr><td class="${names}" style="${style}">${content}</td></tr>`;

/** The mark: a solid square inside a dotted one, drawn with borders, because pictures are not loaded. */
const MARK = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="border:2px dotted ${OUTSIDE};padding:4px;line-height:0;font-size:0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="k" width="14" height="14" style="width:14px;height:14px;background-color:${INK};line-height:14px;font-size:1px">&nbsp;</td></tr></table></td></tr></table>`;

/** The rows of a mail from the mark to the main link. */
function listRows({ subject, paragraphs, facts = [], links = [], link }: Letter, name: string): string[] {
  const ruled = `${BODY};padding:9px 0;border-top:1px solid ${LINE}`;
  const brand = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td>${MARK}</td><td class="i" style="${TEXT};font-size:20px;line-height:24px;font-weight:600;color:${INK};padding-left:12px">${escape(name)}</td></tr></table>`;
  const heading = `<h1 class="i" style="margin:0;${TEXT};font-size:26px;line-height:31px;font-weight:600;color:${INK}">${escape(subject)}</h1>`;
  const toFact = ([label, value]: [string, string]) =>
    `<span class="m" style="${MONO};color:${MUTED}">${escape(label)}</span><br>${toLines(value)}`;
  return [
    row(brand, `padding:0 0 20px;border-bottom:2px solid ${INK}`, 'w'),
    row(heading, 'padding:28px 0 18px'),
    ...paragraphs.map((paragraph) => row(toLines(paragraph), `${BODY};padding:0 0 16px`)),
    ...facts.map((fact) => row(toFact(fact), ruled, 'i l')),
    ...links.map((entry) => row(anchor(entry), ruled, 'i l')),
    ...(link ? [row(makeButton(link), 'padding:24px 0 32px', 'b')] : []),
  ];
}

/**
 * One column below the mark: the subject as heading, the text, facts with their labels, and the main link as a button.
 * The footer says why the mail was sent and by whom. The mail loads no images or other remote content, so opening it
 * cannot be tracked.
 */
export function renderHtml(sender: Sender, letter: Letter): string {
  const { subject, unsubscribe } = letter;
  const site = { label: sender.SITE_NAME, url: sender.PUBLIC_URL };
  const footer = `${escape(formatReason(letter))}${unsubscribe ? `<br>${anchor(unsubscribe)}` : ''}<br>${anchor(site)} · ${escape(site.url)}`;
  const rows = [
    ...listRows(letter, sender.SITE_NAME),
    row(footer, `${MONO};color:${MUTED};padding:20px 0 0;border-top:2px dotted ${OUTSIDE}`, 'm'),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${STYLE}</style></head>
<body class="p" style="margin:0;padding:0;background-color:${PAPER}">
<table role="presentation" class="p" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${PAPER}"><tr><td align="center" style="padding:32px 20px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
${rows.join('\n')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`;
}

const BODY = `${TEXT};font-size:16px;line-height:24px;color:${INK};word-break:break-word`;

/** The cell has the color, because Outlook ignores the padding of links. A program that shows no buttons shows a link. */
const makeButton = ({ label, url }: Link): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${SIGNAL}" style="background-color:${SIGNAL};border-radius:2px;padding:12px 22px"><a href="${escape(url)}" style="${TEXT};font-size:16px;line-height:24px;font-weight:600;color:${SIGNAL_INK};text-decoration:none">${escape(label)}</a></td></tr></table>`;

const anchor = ({ label, url }: Link): string => `<a href="${escape(url)}" style="color:inherit">${escape(label)}</a>`;

/** Escapes a typed text and keeps its line breaks. */
const toLines = (text: string): string => escape(text).replace(/\r\n?|\n/g, '<br>');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
