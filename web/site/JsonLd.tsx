import { useState } from 'react';
import { escapeJson } from '../runtime/state.ts';
import { useHydrating } from '../runtime/useHydrating.ts';

/**
 * Structured data of the first page. React creates scripts through innerHTML, which Trusted Types forbids in the
 * browser. So the server writes the script, hydration keeps it, and the client never creates one.
 */
export function JsonLd({ data }: { data: object }) {
  const hydrating = useHydrating();
  const [first] = useState(hydrating);
  return first ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} /> : null;
}
