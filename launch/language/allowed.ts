/** Texts of the product's specification, which must not be changed. */
export const ALLOWED: ReadonlySet<string> = new Set<string>([]);
