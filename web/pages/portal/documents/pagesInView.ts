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

/** Scrolls only the panel beside the pages: scrollIntoView() would move the pages too. */
export function scrollInPanel(element: HTMLElement): void {
  const panel = element.closest<HTMLElement>('[data-panel]');
  if (!panel || panel.scrollHeight <= panel.clientHeight) return;
  const [box, view] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  // The tabs cover the upper end of the panel.
  const top = view.top + box.height;
  if (box.bottom > view.bottom) panel.scrollTop += box.bottom - view.bottom + box.height;
  else if (box.top < top) panel.scrollTop -= top - box.top;
}

/** Shows a control of the panel, which is below the pages in narrow windows. */
export function scrollToControl(control: HTMLElement): void {
  if (matchMedia('(min-width: 68.75em)').matches) scrollInPanel(control);
  else control.scrollIntoView({ block: 'center', behavior: 'instant' });
}
