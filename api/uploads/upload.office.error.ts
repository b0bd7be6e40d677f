export type OfficeFaultKind =
  | 'damaged'
  | 'encrypted'
  | 'macros'
  | 'too much'
  | 'external'
  | 'embedded'
  | 'commands'
  | 'mismatch';

/** The reason for rejecting an Office file. */
export class OfficeFault extends Error {
  override readonly name = 'OfficeFault';
  readonly kind: OfficeFaultKind;

  constructor(kind: OfficeFaultKind) {
    super(kind);
    this.kind = kind;
  }
}
