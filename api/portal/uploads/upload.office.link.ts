export type OfficeErrorKind =
  | 'damaged'
  | 'encrypted'
  | 'macros'
  | 'too much'
  | 'external'
  | 'embedded'
  | 'commands'
  | 'mismatch';

/** The reason for rejecting an Office file. */
export class OfficeFileError extends Error {
  override readonly name = 'OfficeFileError';
  readonly kind: OfficeErrorKind;

  constructor(kind: OfficeErrorKind) {
    super(kind);
    this.kind = kind;
  }
}

// What a link in an Office file may open.

/** True for a target inside the package: no scheme, no host and no network share. */
export const isPart = (target: string): boolean => !/^[a-z][a-z\d+.-]*:|^[\\/]{2}|\\/i.test(removeSpaces(target));

/**
 * True for a target that opens only when the reader clicks: a web URL, an email address, a phone number or a place in
 * the file.
 */
export const isLink = (target: string): boolean => {
  const bare = removeSpaces(target);
  return /^(https?|mailto|tel|ftp):/i.test(bare) || isPart(bare);
};

/** True for an address that is loaded from elsewhere: with a scheme, a host or a network share. */
export const isRemote = (address: string): boolean =>
  !/^(data|cid):/i.test(removeSpaces(address)) && /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(removeSpaces(address));

/** Programs ignore spaces and control characters in an address. */
const removeSpaces = (address: string): string => address.replace(/[\s\p{Cc}]/gu, '');
