import { useEffect, type RefObject } from 'react';

const margin = 150;
const SELECTOR = '.animate-on-scroll:not(.is-visible)';

function reveal(element: Element): void {
  const { classList } = element;
  if (classList.contains('is-waiting')) classList.add('was-waiting');
  classList.remove('is-waiting');
  classList.add('is-visible');
}

/**
 * `.animate-on-scroll` becomes `.is-visible`, once, when the element rises 150 px above the bottom of the window.
 * Nothing is hidden until the visitor scrolls, and then only what is below the window. So nothing is hidden without
 * JavaScript, and the first paint is not delayed.
 */
export function useScrollReveal(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = root.current;
    if (!main) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const { top, width } = entry.boundingClientRect;
          // Content that is not laid out yet has an empty rectangle at the top, which must not count as passed.
          const isPassed = width > 0 && top < window.innerHeight - margin;
          if (!entry.isIntersecting && !isPassed) continue;
          reveal(entry.target);
          observer.unobserve(entry.target);
        }
      },
      { rootMargin: `0px 0px -${margin}px 0px` },
    );
    const watch = () => main.querySelectorAll(SELECTOR).forEach((element) => observer.observe(element));
    const hide = () => {
      for (const element of main.querySelectorAll(SELECTOR)) {
        if (element.getBoundingClientRect().top > window.innerHeight) element.classList.add('is-waiting');
      }
    };
    // Pages load in parts (lazy routes, query results), so each new part is observed when it appears.
    const pieces = new MutationObserver(watch);
    watch();
    pieces.observe(main, { childList: true, subtree: true });
    if (!still) window.addEventListener('scroll', hide, { passive: true, once: true });
    return () => {
      observer.disconnect();
      pieces.disconnect();
      window.removeEventListener('scroll', hide);
    };
  }, [root]);
}
