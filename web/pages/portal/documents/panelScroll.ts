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
