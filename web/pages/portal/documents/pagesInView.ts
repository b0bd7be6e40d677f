// Which pages of the reader are in view.

/** The end of the reader's toolbar, which covers the top of the window. */
export const getBarBottom = () => document.querySelector('[data-reader-bar]')?.getBoundingClientRect().bottom ?? 0;

/** True if at least half of the page is in view below the reader's toolbar, or if it fills half of the window. */
export function isHalfInView(sheet: HTMLElement): boolean {
  const box = (sheet.firstElementChild ?? sheet).getBoundingClientRect();
  const top = Math.max(0, getBarBottom());
  const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, top);
  const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
  const most = Math.min(box.height, innerHeight - top) * Math.min(box.width, innerWidth);
  return height > 0 && width > 0 && height * width >= most / 2;
}

/** On the full screen, the reader scrolls instead of the window, and its event does not bubble. */
export function onMove(move: () => void): () => void {
  addEventListener('scroll', move, { passive: true, capture: true });
  addEventListener('resize', move);
  return () => {
    removeEventListener('scroll', move, { capture: true });
    removeEventListener('resize', move);
  };
}

/** Reports each page that comes into view, and that leaves it. */
export function watchSheets(
  room: HTMLElement,
  report: (page: number, isThere: boolean, sheet: HTMLElement) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const sheet = target as HTMLElement;
      report(Number(sheet.dataset['page']), isIntersecting, sheet);
    }
  });
  for (const page of room.querySelectorAll('[data-page]')) observer.observe(page);
  return () => observer.disconnect();
}
