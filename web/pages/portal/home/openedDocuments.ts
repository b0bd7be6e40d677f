import type { AdminHomeQuery } from '#graphql/generated/portal.ts';

interface OpenedDocument {
  id: string;
  title: string;
  /** The names of the people who opened it, the latest first. */
  readers: string[];
  lastAt: string;
  /** Whether the viewer watches the document or one of the readers. */
  isWatched: boolean;
}

const MOST = 6;

/** The documents of the latest visits, those that the viewer watches and then those with the most readers first. `visits` are the newest first. */
export function findOpenedDocuments(visits: AdminHomeQuery['accessLog']['nodes']): OpenedDocument[] {
  const documents = new Map<string, Omit<OpenedDocument, 'readers'> & { readers: Map<string, string> }>();
  for (const { documentId, documentTitle, createdAt, person, isWatched } of visits) {
    const opened = documents.get(documentId) ?? {
      id: documentId,
      title: documentTitle ?? 'A deleted document',
      readers: new Map<string, string>(),
      lastAt: createdAt,
      isWatched: false,
    };
    opened.isWatched ||= isWatched;
    opened.readers.set(person.accountId, opened.readers.get(person.accountId) ?? person.name ?? 'A deleted account');
    documents.set(documentId, opened);
  }
  return [...documents.values()]
    .toSorted((a, b) => Number(b.isWatched) - Number(a.isWatched) || b.readers.size - a.readers.size)
    .slice(0, MOST)
    .map(({ readers, ...document }) => ({ ...document, readers: [...readers.values()] }));
}

/** The height of a drawn document, from 1 to 4: a report of 40 pages is thicker than a letter. */
export const getThickness = (pageCount: number | null): 1 | 2 | 3 | 4 => {
  if (pageCount === null || pageCount <= 5) return 1;
  if (pageCount <= 15) return 2;
  return pageCount <= 30 ? 3 : 4;
};
