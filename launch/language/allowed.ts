/** Texts of the product's specification, which must not change. */
export const ALLOWED: ReadonlySet<string> = new Set<string>([]);
