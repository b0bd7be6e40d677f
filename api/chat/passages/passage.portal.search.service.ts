import { toViewerValues } from '../../documents/visibility.query.ts';
import { mustSignNda } from '../../ndas/nda.service.ts';
import type { Context } from '../../platform/context.ts';
import { isMember } from '../../platform/viewer.ts';
import { countReadable, findReadable } from './passage.portal.query.ts';
import { type Candidate, quoteLexeme, RANKED } from './passage.search.service.ts';
import type { WeightedTerm } from './passage.stems.ts';

/** The portal passages that one viewer may read. Visitors have none, and no query runs for them. */
export interface PortalPassages {
  /** Counts these passages, and how many of them contain each stem. */
  count: (lexemes: readonly string[]) => Promise<{ total: number; counts: Map<string, number> }>;
  /**
   * Finds the best matches among these passages.
   *
   * @param match a tsquery that every result matches
   */
  find: (match: string, terms: readonly WeightedTerm[]) => Promise<Candidate[]>;
}

export const noPortalPassages: PortalPassages = {
  count: async () => ({ total: 0, counts: new Map() }),
  find: async () => [],
};

/** Each query checks the viewer's rights again, so that revoked access takes effect at once. */
export async function openPortalPassages(context: Pick<Context, 'em' | 'viewer'>): Promise<PortalPassages> {
  const { em, viewer } = context;
  if (!isMember(viewer)) return noPortalPassages;
  const reader = { ...toViewerValues(viewer), owesNda: await mustSignNda(context) };
  return {
    count: async (lexemes) => {
      const words = JSON.stringify(lexemes.map((word) => ({ word, term: quoteLexeme(word) })));
      const rows = await countReadable.all(em, { ...reader, words });
      const counts = new Map(rows.map(({ word, passages }) => [word, passages]));
      return { total: counts.get('') ?? 0, counts };
    },
    find: async (match, terms) => {
      const rows = await findReadable.all(em, { ...reader, match, terms: JSON.stringify(terms), limit: RANKED });
      return rows.map((row) => ({ ...row, questions: [], questionWords: [] }));
    },
  };
}
