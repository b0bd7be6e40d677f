export type OfficeFaultKind =
  | 'damaged'
  | 'encrypted'
  | 'macros'
  | 'too much'
  | 'external'
  | 'embedded'
  | 'commands'
  | 'mismatch';

/** Why an Office file is refused. */
export class OfficeFault extends Error {
  override readonly name = 'OfficeFault';
  readonly kind: OfficeFaultKind;

  constructor(kind: OfficeFaultKind) {
    super(kind);
    this.kind = kind;
  }
}
