import { OfficeFileError, isLink, isRemote } from './upload.office.link.ts';
import { decodeEntities, readAttributes } from './upload.office.xml.ts';

// SVG drawings load pictures, styles and fonts by address, in attributes and in CSS.

/** A part that is or contains a drawing. Its name can differ, because the list of types decides. */
export const isSvg = (name: string, xml: string): boolean =>
  name.endsWith('.svg') || /<(?:[\w.-]+:)?svg[\s/>]/.test(xml);

/** Functions of CSS that load a text, without `url(`. */
const LOADING_FUNCTIONS = /@import|\bimage-set\(|\bsrc\(|<\?xml-stylesheet/i;

/** Throws an OfficeFileError for styles that load something from elsewhere. */
export function refuseLoadingStyles(xml: string): void {
  const css = decodeCss(decodeEntities(xml));
  if (LOADING_FUNCTIONS.test(css)) throw new OfficeFileError('external');
  for (const [, address = ''] of css.matchAll(/url\((?:\s|\/\*[^]*?\*\/)*["']?([^)]*)/gi))
    if (isRemote(address)) throw new OfficeFileError('external');
}

/** Replaces the escapes of CSS, such as `\75 rl(` for `url(`. */
const decodeCss = (text: string): string =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|\r\n|([^]))/gi, (_escape, hex?: string, character = '') => {
    if (!hex) return String(character).trim();
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Attributes that hold an address, or several. */
const ADDRESSES = new Set(
  'src href srcset data poster action formaction background base from to by values codebase longdesc manifest'.split(
    ' ',
  ),
);

/** Throws an OfficeFileError for an element that runs a script or loads something from elsewhere. */
export function refuseSvgAttributes(tag: string, text: string): void {
  if (tag === 'script') throw new OfficeFileError('embedded');
  for (const [name, value] of readAttributes(text)) {
    if (/^on[a-z]/i.test(name)) throw new OfficeFileError('embedded');
    // A reader chooses to follow a link. Everything else loads automatically.
    if (tag === 'a' && name === 'href') {
      if (!isLink(value)) throw new OfficeFileError('external');
    } else if (listAddresses(name.toLowerCase(), value).some(isRemote)) throw new OfficeFileError('external');
  }
}

function listAddresses(name: string, value: string): string[] {
  if (!ADDRESSES.has(name)) return [];
  if (name === 'values') return value.split(';');
  return name === 'srcset' ? value.split(',') : [value];
}
