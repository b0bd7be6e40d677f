import { tag } from './recorder.ts';

/** Metrics of a page view from the browser's performance timeline, in milliseconds; null if unknown. */
export interface Timings {
  loadMs: number | null;
  fcpMs: number | null;
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
}

/** The time after the load event in which a late paint, a layout shift or an interaction still counts. */
const OBSERVED_MS = 3_000;
/** Faster interactions do not feel slow. Browsers report none below 16 ms. */
const SLOW_EVENT_MS = 40;

/** Starts to measure the first page. The returned object fills as the browser reports metrics. */
export function readTimings(): Timings {
  const timings: Timings = { loadMs: null, fcpMs: null, lcpMs: null, inpMs: null, cls: null };
  try {
    const observers = [observe(timings), observeEvents(timings)];
    const sendTimings = () => {
      takeLoadMetrics(timings);
      setTimeout(() => {
        for (const observer of observers) observer.disconnect();
        tagAll(timings);
      }, OBSERVED_MS);
    };
    // The end of the load event is only known after its listeners have run.
    if (document.readyState === 'complete') sendTimings();
    else addEventListener('load', () => setTimeout(sendTimings), { once: true });
  } catch (failure) {
    console.error('Page timings could not be read.', failure);
  }
  return timings;
}

function takeLoadMetrics(timings: Timings): void {
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (navigation) timings.loadMs = navigation.loadEventEnd - navigation.startTime;
  timings.fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

function observe(timings: Timings): PerformanceObserver {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'largest-contentful-paint') timings.lcpMs = entry.startTime;
      else if (!(entry as LayoutShift).hadRecentInput) timings.cls = (timings.cls ?? 0) + (entry as LayoutShift).value;
    }
  });
  const kinds = PerformanceObserver.supportedEntryTypes;
  // If the browser reports layout shifts, no shift means 0, not unknown.
  if (kinds.includes('layout-shift')) timings.cls = 0;
  for (const type of ['largest-contentful-paint', 'layout-shift'])
    if (kinds.includes(type)) observer.observe({ type, buffered: true });
  return observer;
}

function observeEvents(timings: Timings): PerformanceObserver {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) timings.inpMs = Math.max(timings.inpMs ?? 0, entry.duration);
  });
  if (PerformanceObserver.supportedEntryTypes.includes('event'))
    observer.observe({ type: 'event', buffered: true, durationThreshold: SLOW_EVENT_MS } as PerformanceObserverInit);
  return observer;
}

function tagAll({ loadMs, fcpMs, lcpMs }: Timings): void {
  const tags = { page_load_time: loadMs, first_contentful_paint: fcpMs, largest_contentful_paint: lcpMs };
  for (const [name, ms] of Object.entries(tags)) if (ms !== null) tag(name, String(Math.round(ms)));
}
