/** The height of a drawn document, from 1 to 4: a report of 40 pages is thicker than a letter. */
export const getThickness = (pageCount: number | null): 1 | 2 | 3 | 4 => {
  if (pageCount === null || pageCount <= 5) return 1;
  if (pageCount <= 15) return 2;
  return pageCount <= 30 ? 3 : 4;
};
