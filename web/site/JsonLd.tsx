// Structured data for search engines, made from the text that the reader sees.
import { type Crumb, fromHome } from './Breadcrumbs.tsx';
import type { Question } from './Questions.tsx';
import { useState } from 'react';
import { escapeJson } from '../runtime/state.ts';
import { useHydrating } from '../runtime/useHydrating.ts';

export const breadcrumbData = (publicUrl: string, trail: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: fromHome(trail).map(({ name, to }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: publicUrl + to,
  })),
});

export const questionsData = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * Structured data of the first page. React creates scripts through innerHTML, which Trusted Types forbids in the
 * browser. So the server writes the script, hydration keeps it, and the client never creates one.
 */
export function JsonLd({ data }: { data: object }) {
  const hydrating = useHydrating();
  const [first] = useState(hydrating);
  return first ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} /> : null;
}
