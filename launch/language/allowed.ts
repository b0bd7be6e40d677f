/** Texts of the product's specification, which stay letter for letter. */
export const ALLOWED: ReadonlySet<string> = new Set<string>([]);
