import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Root, RootContent } from 'hast';
import { normalizeText } from '#api/platform/normalize.ts';

const MOST_READ = 4_000;
const TITLE = 200;
const SUMMARY = 400;

const parser = unified().use(rehypeParse, { fragment: true });
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'object']);
/** Control characters, and those that change the direction of the text. */
const UNSEEN = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Joiners that join nothing. Others are part of words, such as those of Persian, and of emoji. */
const LOOSE_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** What the format of a feed says about a text. Formats that allow both text and HTML say nothing. */
export interface ExternalText {
  value: string;
  type: 'text' | 'html' | 'unknown';
}

/** External text or HTML as one line of plain text that ends with a whole word. */
function toPlainText(source: ExternalText | null, limit: number): string {
  if (!source) return '';
  const value = source.value.slice(0, MOST_READ);
  const plain = source.type === 'text' ? value : getText(parseHtml(value));
  return cutAtWord(toLine(plain), limit);
}

const toLine = (plain: string): string =>
  normalizeText(
    plain.toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '').replace(LOOSE_JOINER, '').replace(/ +/g, ' ').trim(),
  );

const segmenter = new Intl.Segmenter();

/** At most `limit` units of a text, which ends with a whole word if its last word is not very long. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, limit + 50))) {
    if (index + segment.length > limit - 1) break;
    end = index + segment.length;
  }
  const space = text.lastIndexOf(' ', end);
  return `${text.slice(0, space >= limit / 2 ? space : end).trimEnd()}…`;
}

const parseHtml = (value: string) => (parser.parse(escapeUnknown(value)) as Root).children;

/** The alternative texts of the pictures of a text that has no words. */
export function readAlternatives({ value, type }: ExternalText): string {
  if (type === 'text') return '';
  const list = (nodes: RootContent[]): string[] =>
    nodes.flatMap((node) =>
      node.type !== 'element'
        ? []
        : node.tagName === 'img'
          ? [String(node.properties['alt'] ?? '')]
          : list(node.children),
    );
  return cutAtWord(toLine(list(parseHtml(value.slice(0, MOST_READ))).join(' ')), SUMMARY);
}

const getText = (nodes: RootContent[]): string =>
  nodes
    .filter((node) => node.type === 'text' || node.type === 'element')
    .map((node) => {
      if (node.type === 'text') return node.value;
      // Blocks are separated: "</p><p>" becomes a space.
      return SILENT.has(node.tagName)
        ? ''
        : `${getText(node.children)}${/^(p|div|br|li|h\d|td)$/.test(node.tagName) ? ' ' : ''}`;
    })
    .join('');

/** The elements of HTML, also obsolete ones. */
const ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote body br button canvas caption
   center cite code col colgroup content data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption
   figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins kbd label
   legend li link main map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup option
   output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select slot small source
   span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul
   var video wbr xmp`.split(/\s+/),
);
/** Attributes that need no value. */
const FLAGS =
  /\s(?:allowfullscreen|async|autoplay|checked|compact|controls|defer|disabled|download|hidden|ismap|itemscope|loop|muted|nomodule|noshade|nowrap|open|playsinline|readonly|required|reversed|selected)(?=[\s/]|$)/gi;
const VALUES = /\s[^\s"'<>=/]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+)/g;

/** HTML in which signs that begin no element are text, as in `if a<b and c>d`. */
const escapeUnknown = (html: string): string =>
  html.replace(
    /<(?!!)(?:\/?([a-z][^\s<>/"']*)((?:[\s/](?:"[^"<]*"|'[^'<]*'|[^<>"'])*)?)>)?/gi,
    (tag, name?: string, rest = '') => {
      const hasAttributes =
        rest
          .replace(VALUES, '')
          .replace(FLAGS, '')
          .replace(/[\s/]+/g, '') === '';
      // Elements with a prefix, such as <o:p> of Word, and those with a hyphen hide nothing that people wrote.
      const isKnown = name !== undefined && (ELEMENTS.has(name.toLowerCase()) || /^[a-z]+[:-][a-z]/i.test(name));
      return isKnown && hasAttributes ? tag : tag.replace('<', '&lt;');
    },
  );

/** Elements that appear in titles without an end tag. */
const ALONE = new Set(['br', 'hr', 'img', 'p', 'wbr']);
/** Elements whose attributes a title can contain, but whose names are not the subject of one. */
const FORMATS = new Set(
  'a abbr b bdi bdo big cite code del div em embed font i iframe ins kbd mark object q s samp script small span strong style sub sup svg u'.split(
    ' ',
  ),
);

/**
 * A title that mentions an element, such as `Why <col> is refused`, as HTML that shows its name. Without an end tag, only
 * elements that have none, or that have attributes and format text, are markup.
 */
function escapeMentions(title: string): string {
  const closed = new Set([...title.matchAll(/<\/([a-z][\w:-]*)\s*>/gi)].map(([, name]) => name!.toLowerCase()));
  const opened = new Set(
    [...title.matchAll(/<([a-z][\w:-]*)(?:[^\w:<>-][^<>]*)?>/gi)].map(([, name]) => name!.toLowerCase()),
  );
  return title.replace(
    /<(?:(\/?)([a-z][\w:-]*)((?:[^\w:<>-][^<>]*)?)>|(?!!--))/gi,
    (tag, slash?: string, name?: string, rest?: string) => {
      const element = name?.toLowerCase() ?? '';
      const hasPartner = slash ? opened.has(element) : closed.has(element);
      const isMarkup = hasPartner || ALONE.has(element) || (FORMATS.has(element) && rest?.trim() !== '' && !slash);
      return isMarkup ? tag : tag.replace('<', '&lt;');
    },
  );
}

export const toTitle = (text: ExternalText | null): string =>
  toPlainText(
    text?.type === 'unknown' ? { ...text, value: escapeMentions(text.value.slice(0, MOST_READ)) } : text,
    TITLE,
  );
export const toSummary = (text: ExternalText | null): string => toPlainText(text, SUMMARY);

/** Comments and texts of elements in which a tag is not a tag. */
const HIDDEN = /<!--[^]*?(?:-->|$)|<(script|style|template|noscript|title|textarea)\b[^]*?(?:<\/\1\s*>|$)/gi;
/** Matches a tag without an end as well, so that its text is not read again for each tag in it. */
const TAG = /<(?:link|base)\b(?:[^>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,300}(>?)/gi;

/** The feeds that the head of a page links to, in their order. `<base href>` applies to them. */
export function feedLinksIn(html: string, page: URL): URL[] {
  const tags = [...html.slice(0, 500_000).replace(HIDDEN, '').matchAll(TAG)]
    .filter(([, end]) => end)
    .slice(0, 100)
    .map(([tag]) => tag);
  const elements = (parser.parse(tags.join('')) as Root).children.filter((node) => node.type === 'element');
  const bases = elements.filter(({ tagName }) => tagName === 'base').map(({ properties }) => properties['href']);
  const base = URL.parse(String(bases.find((href) => typeof href === 'string') ?? ''), page.href) ?? page;
  return elements.flatMap(({ tagName, properties: { rel, type, href } }) => {
    const feed = /^(application\/(rss|atom|rdf)\+xml|application\/(feed\+)?json)$/i.test(String(type ?? '').trim());
    const isFeed = tagName === 'link' && feed && Array.isArray(rel) && rel.includes('alternate');
    const url = isFeed && typeof href === 'string' ? URL.parse(href, base.href) : null;
    return url ? [url] : [];
  });
}

/** A page, which can begin with an XML declaration. */
export const isPage = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]{0,2000}>\s*)*(?:<!--(?:(?!-->)[^]){0,2000}-->\s*)*<(?:!doctype html|html)\b/i.test(text);
