import { useEffect, useRef, useState } from 'react';
import styles from './RequestCount.module.css';

interface Requests {
  inside: number;
  outside: number;
  hosts: number;
}

/** Counts the document and what it loaded, as the Network panel of developer tools does. */
function countRequests(): Requests {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const outside = urls.filter(({ origin }) => origin !== location.origin).length;
  return {
    inside: urls.length + 1 - outside,
    outside,
    hosts: new Set([location.host, ...urls.map(({ host }) => host)]).size,
  };
}

const formatRequests = ({ inside, outside, hosts }: Requests): string =>
  `${inside + outside} ${inside + outside === 1 ? 'request' : 'requests'}, ${hosts} ${hosts === 1 ? 'host' : 'hosts'}, ${outside} outside`;

/** Vertical lines side by side from `x` on, closer together if they would not fit into `width`. */
const drawTicks = (count: number, x: number, width: number): string =>
  Array.from({ length: count }, (_, index) => `M${x + index * Math.min(6, width / count)} 4v20`).join('');

/** What this page has requested: one line for each request, on the side of the wall where its host is. */
export function RequestCount() {
  const [requests, setRequests] = useState<Requests>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list of the browser ends at 250 entries otherwise, and the count would be too low.
    performance.setResourceTimingBufferSize(10_000);
    const observer = new PerformanceObserver(() => setRequests(countRequests()));
    // A page that is only read does no work for a number that no one sees.
    const view = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting) observer.observe({ type: 'resource', buffered: true });
    });
    view.observe(place.current!);
    return () => {
      view.disconnect();
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={place} className={styles.count}>
      {requests && (
        <>
          <svg viewBox="0 0 420 28" className="dwg" aria-hidden="true">
            <path className="o" d={drawTicks(requests.inside, 2, 260)} />
            <path className="w" d="M0 27H270V1" />
            <path className="d d2" d="M330 1V27H420" />
            <path className={styles.outside} d={drawTicks(requests.outside, 340, 78)} />
          </svg>
          <p className="label">Sent by this page: {formatRequests(requests)}</p>
        </>
      )}
    </div>
  );
}
