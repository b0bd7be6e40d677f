// Structured data for search engines, made from the text that the reader sees.
import { type Crumb, fromHome } from './Breadcrumbs.tsx';
import type { Question } from './Questions.tsx';

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
