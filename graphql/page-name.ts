/** The labels that a file gives its pages, in order. Null if they are the numbers of the pages. */
export type PageLabels = readonly string[] | null | undefined;

/** What is printed on a page: "iv". Its number if it has no label of its own. */
export const getPageLabel = (page: number, labels: PageLabels): string => labels?.[page - 1] ?? String(page);

/** A label with the position that it does not tell: "iv (page 4)", "iv (page 4 of 20)". Otherwise "4", "4 of 20". */
export function namePage(page: number, label: string | null | undefined, of?: number): string {
  const position = of === undefined ? String(page) : `${page} of ${of}`;
  return label && label !== String(page) ? `${label} (page ${position})` : position;
}

/** The page that a person means: first the label as it is printed, then in other case, then the number. */
export function findPage(typed: string, labels: PageLabels): number | null {
  const wanted = typed.trim();
  const is = (label: string) => label.toLowerCase() === wanted.toLowerCase();
  const at = (labels?.indexOf(wanted) ?? -1) + 1 || (labels?.findIndex(is) ?? -1) + 1;
  return at || (/^[1-9]\d{0,4}$/.test(wanted) && Number(wanted)) || null;
}
