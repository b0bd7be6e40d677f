import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CaseStudy, CaseStudyStatus, Industry } from './case-study.entity.ts';
import { renderText } from '#api/platform/markdown/markdown-render.ts';
import { setRendered } from './case-study.service.ts';

/** Creates a valid published case study for the seed and tests. `values` overrides single fields. */
export function makeCaseStudy(em: SqlEntityManager, values: Partial<CaseStudy> = {}): CaseStudy {
  const number = Math.random().toString(36).slice(2, 10);
  const study = em.create(CaseStudy, {
    title: `Case study ${number}`,
    summary: 'A reading room whose registers may be asked but not taken away.',
    industry: Industry.GOVERNMENT,
    setting: 'One room in a town hall, two clerks, one locked cabinet.',
    problem: 'Nobody found anything after four o’clock.',
    body: '## What stands where\n\nOne node beside the scanner.',
    facts: [{ label: 'Network', value: 'No outside line' }],
    status: CaseStudyStatus.PUBLISHED,
    publishedAt: new Date(),
    ...values,
  });
  setRendered(study, renderText(study.body));
  return study;
}
