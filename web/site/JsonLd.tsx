import { useState } from 'react';
import { escapeJson } from '../runtime/state.ts';
import { useHydrating } from '../runtime/useHydrating.ts';

/**
 * Structured data of the page a visitor or crawler asked for. React makes scripts through innerHTML, which Trusted
 * Types forbids in the browser: so it is written on the server, kept while hydrating, and never created on the client.
 */
export function JsonLd({ data }: { data: object }) {
  const hydrating = useHydrating();
  const [first] = useState(hydrating);
  return first ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} /> : null;
}
