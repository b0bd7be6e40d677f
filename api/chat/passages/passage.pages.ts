import type { PageServer } from '../../platform/http/page-server.ts';
import { createVisitorContext, type VisitorContextParts } from '../../platform/context.ts';
import type { ReadPage } from './passage.index.service.ts';

/** Pages that only list what has passages of its own, and the page of the answers itself. */
const LISTS = new Set(['/resources', '/case-studies', '/chat']);

/** Reads the site's own pages as every visitor sees them. */
export const pageReader =
  (createParts: () => VisitorContextParts, pages: Pick<PageServer, 'render'>): ReadPage =>
  async (path) => {
    if (LISTS.has(path)) return null;
    const parts = createParts();
    const { status, head, html } = await pages.render(path, createVisitorContext(parts));
    if (status >= 500) throw new Error(`${path} answered ${status}`);
    const title = readTitle(head).replace(` | ${parts.env.SITE_NAME}`, '');
    return status === 200 ? { title, html } : null;
  };

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** React escapes these five characters. */
const readTitle = (head: string): string =>
  (/<title>([^<]*)/.exec(head)?.[1] ?? '').replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
