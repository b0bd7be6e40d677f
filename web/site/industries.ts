import type { CaseStudyListItemFragment } from '#graphql/generated/site.ts';
import { paths } from '../paths.ts';

export type Industry = NonNullable<CaseStudyListItemFragment['industry']>;

interface IndustryFacts {
  name: string;
  /** The value in URLs: `/case-studies?industry={slug}`. */
  slug: string;
  /** The type of building for such a deployment. */
  building: string;
  /** The page about the industry's regulations. */
  page: { to: string; title: string; description: string };
}

/** The industries of the case studies, in display order. */
export const industries: Record<Industry, IndustryFacts> = {
  GOVERNMENT: {
    name: 'Government',
    slug: 'government',
    building: 'a public building',
    page: {
      to: paths.government,
      title: 'Government',
      description: 'FISMA, FedRAMP and CJIS requirements, side by side.',
    },
  },
  HEALTHCARE: {
    name: 'Healthcare',
    slug: 'healthcare',
    building: 'a hospital',
    page: {
      to: paths.healthcare,
      title: 'Healthcare',
      description: 'HIPAA, HITECH and 42 CFR Part 2 for a hospital’s own AI.',
    },
  },
  FINANCIAL_SERVICES: {
    name: 'Financial services',
    slug: 'financial-services',
    building: 'a branch',
    page: {
      to: paths.financialServices,
      title: 'Financial services',
      description: 'What bank supervisors expect of a model on your premises.',
    },
  },
  UTILITIES: {
    name: 'Utilities',
    slug: 'utilities',
    building: 'a waterworks',
    page: {
      to: paths.utilities,
      title: 'Utilities',
      description: 'NERC CIP and IEC 62443 zones for operational technology.',
    },
  },
  DEFENSE: {
    name: 'Defense',
    slug: 'defense',
    building: 'a workshop',
    page: {
      to: paths.airGappedDeployment,
      title: 'Air-gapped deployment',
      description: 'Rooms, media transfers and roles for classified work.',
    },
  },
};

/** What lists of editors show of a draft without an industry. */
export const getIndustryName = (industry: Industry | null): string =>
  industry === null ? 'Not chosen' : industries[industry].name;

/** The industry with this slug; null if there is none. */
export const findIndustry = (slug: string | null): Industry | null =>
  (Object.keys(industries) as Industry[]).find((industry) => industries[industry].slug === slug) ?? null;
