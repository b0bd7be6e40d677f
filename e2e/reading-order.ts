import type { Page } from '@playwright/test';

/**
 * Lists elements of the main content that come later in the document than an element below them, each as
 * `earlier element > later element above it`. Keyboard and screen readers follow the document. While a page arrives,
 * such an element moves the text that is visible already.
 */
export const findMisplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInFlow = (element: Element): boolean => {
      const { display, position } = getComputedStyle(element);
      const isRead = element instanceof HTMLElement && element.ariaHidden !== 'true';
      return isRead && display !== 'none' && position !== 'absolute' && position !== 'fixed';
    };
    const isMultiColumn = (element: Element): boolean => getComputedStyle(element).columnCount !== 'auto';
    /** The children that have a box of their own in the layout of the element. */
    const listBoxes = (element: Element): Element[] =>
      [...element.children]
        .filter(isInFlow)
        .flatMap((child) => (getComputedStyle(child).display === 'contents' ? listBoxes(child) : [child]))
        .filter((child) => child.getBoundingClientRect().height > 1);
    const describe = (element: Element): string => element.className || element.tagName.toLowerCase();
    const misplaced: string[] = [];
    for (const parent of document.querySelectorAll('main, main *')) {
      if (!isInFlow(parent) || isMultiColumn(parent)) continue;
      const boxes = listBoxes(parent).map((element) => ({ element, rectangle: element.getBoundingClientRect() }));
      for (const [at, earlier] of boxes.entries())
        for (const later of boxes.slice(at + 1))
          if (later.rectangle.bottom <= earlier.rectangle.top + 1)
            misplaced.push(`${describe(earlier.element)} > ${describe(later.element)}`);
    }
    return misplaced;
  });
