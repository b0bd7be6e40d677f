import type { PageServer } from '../../platform/http/page-server.ts';
import { createVisitorContext, type VisitorContextParts } from '../../platform/context.ts';
import type { ReadPage } from './passage.index.service.ts';

/** List pages, whose entries have passages of their own, and the chat page itself. */
const LISTS = new Set(['/resources', '/case-studies', '/chat']);

/** Names and types of the schema, which would be found for many questions of visitors and answer none of them. */
const isGenerated = (path: string): boolean => /^\/developers\/(?:reference|changelog)(?:\/|$)/.test(path);

/** Creates a reader that renders the site's pages as visitors see them. */
export const pageReader =
  (createParts: () => VisitorContextParts, pages: Pick<PageServer, 'render'>): ReadPage =>
  async (path) => {
    if (LISTS.has(path) || isGenerated(path)) return null;
    const parts = createParts();
    const { status, head, html } = await pages.render(path, createVisitorContext(parts));
    if (status >= 500) throw new Error(`${path} answered ${status}`);
    const title = readTitle(head).replace(` | ${parts.env.SITE_NAME}`, '');
    return status === 200 ? { title, html } : null;
  };

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Decodes the five characters that React escapes. */
const readTitle = (head: string): string =>
  (/<title>([^<]*)/.exec(head)?.[1] ?? '').replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
