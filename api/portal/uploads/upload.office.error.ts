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
