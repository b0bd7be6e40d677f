import type { LinkTargetsQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { foldText } from '#web/runtime/foldText.ts';
import { footerColumns, legalLinks, mainLinks } from '#web/ui/siteNavigation.ts';

/** An article, a case study or a page that a link can lead to. */
export interface LinkTarget {
  title: string;
  path: string;
  /** What it is, and whether readers can open it. */
  kind: string;
}

const MOST = 8;

const PAGES: readonly (readonly [title: string, path: string])[] = [
  ['Home', paths.home],
  ...[...mainLinks, ...footerColumns.flatMap(({ links }) => links), ...legalLinks].map(
    ({ name, to }) => [name, to] as const,
  ),
  ['Works offline', paths.worksOffline],
  ['Customizable', paths.customizable],
  ['Secure by design', paths.secureByDesign],
  ['Trust', paths.trust],
  ['Specifications', paths.specifications],
  ['Future-proof', paths.futureProof],
  ['Technical overview', paths.technicalOverview],
  ['Train', paths.train],
  ['Deploy', paths.deploy],
  ['Use', paths.use],
  ['CIO services', paths.cioServices],
  ['Air-gapped deployment', paths.airGappedDeployment],
  ['On-premise training', paths.onPremiseTraining],
  ['Government compliance', paths.governmentCompliance],
  ['Connection protection', paths.connectionProtection],
  ['Custom architecture', paths.customArchitecture],
  ['Agent orchestration', paths.agentOrchestration],
  ['Industry models', paths.industryModels],
  ['Legacy integration', paths.legacyIntegration],
  ['Data processing pipelines', paths.dataProcessingPipelines],
  ['Specialized security controls', paths.specializedSecurityControls],
  ['Bespoke UI and UX design', paths.bespokeUiUxDesign],
  ['Why we built it', paths.whyWeBuilt],
  ['API guide', paths.developersGuide],
  ['Whitepaper', paths.whitepaper],
  ['Ask a question', paths.chat],
];

/** The words to search for. Empty for a URL, and for a single letter. */
export function getSearch(text: string): string {
  const search = text.trim();
  return search.length < 2 || isLinkUrl(search) ? '' : search;
}

/** What the words can mean: titles that contain them come first. */
export function listTargets(text: string, found: LinkTargetsQuery | undefined): LinkTarget[] {
  const words = foldText(getSearch(text)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isTitle = ({ title }: LinkTarget) => words.every((word) => foldText(title).includes(word));
  const pages = PAGES.map(([title, path]): LinkTarget => ({ title, path, kind: 'Page' })).filter(isTitle);
  const articles = found?.articles.nodes.map(({ title, slug, status }): LinkTarget => ({
    title,
    path: paths.article(slug),
    kind: status === 'PUBLISHED' ? 'Article' : 'Article, not published',
  }));
  const studies = found?.caseStudies.nodes.map(({ id, title, status }): LinkTarget => ({
    title,
    path: paths.caseStudy(id),
    kind: status === 'PUBLISHED' ? 'Case study' : 'Case study, not published',
  }));
  const others = [...(articles ?? []), ...(studies ?? [])];
  return [...others.filter(isTitle), ...pages, ...others.filter((target) => !isTitle(target))].slice(0, MOST);
}

/** Link targets that are allowed. Other links are rendered as plain text. */
export const isLinkUrl = (href: string): boolean => /^(?:\/(?!\/)|#|https?:\/\/|mailto:)/i.test(href);

/** True for a text that is one URL and nothing else. A pasted one becomes the link of the selected words. */
export const isWebUrl = (text: string): boolean => /^(?:https?:\/\/|mailto:)\S+$/i.test(text);
