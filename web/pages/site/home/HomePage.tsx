import { Fragment, useEffect, useState } from 'react';
import { FeedDiscovery } from '#web/site/FeedLinks.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { RelatedLinks } from '#web/site/RelatedLinks.tsx';
import { prefetchedImages } from '#web/drawings/industryImages.ts';
import { getCardPath, paths } from '#web/paths.ts';
import { organization } from '#web/site.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { HomeClosing, HomeComparison, HomeMission } from './HomeSections.tsx';
import { differentiatorPaths, related } from './homeContent.ts';
import { HomeDifferentiators } from './HomeDifferentiators.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeIndustries } from './HomeIndustries.tsx';
import { HomeSteps } from './HomeSteps.tsx';
import styles from './HomePage.module.css';
import { homeStructuredData } from './homeStructuredData.ts';
import { JsonLd } from '#web/site/JsonLd.tsx';

function HomeHead() {
  const site = useSite();
  return (
    <>
      <PageHead
        bare
        title={`${site.name}: enterprise AI that runs completely offline`}
        description={organization.description}
        path={paths.home}
        image={getCardPath(paths.home)}
      />
      <FeedDiscovery />
      <JsonLd data={homeStructuredData(site)} />
    </>
  );
}

const prefetches = [
  ...prefetchedImages.map((href) => <link key={href} rel="prefetch" as="image" type="image/avif" href={href} />),
  ...differentiatorPaths.map((href) => <link key={href} rel="prefetch" href={href} />),
];

/** The sections below the first screen. */
const parts = [
  <Fragment key="steps">
    <GapDivider zero="0 bytes out" />
    <HomeSteps />
  </Fragment>,
  <Fragment key="comparison">
    <GapDivider zero="0 API keys" />
    <HomeComparison />
  </Fragment>,
  <Fragment key="differentiators">
    <GapDivider zero="0 ports open to the outside" />
    <HomeDifferentiators />
  </Fragment>,
  <HomeMission key="mission" />,
  <HomeIndustries key="industries" />,
  <Fragment key="closing">
    <GapDivider zero="0 cables" />
    <HomeClosing />
    <RelatedLinks links={related} />
  </Fragment>,
];

/**
 * The number of sections that may be laid out. It grows by one per frame after hydration, so that layout never delays
 * input.
 */
function useTurns(all: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns === all) return;
    const next = requestAnimationFrame(() => setTurns(turns + 1));
    return () => cancelAnimationFrame(next);
  }, [all, turns]);
  return turns;
}

/** The sections below the first screen, laid out one by one; without JavaScript all at once. */
function LaterParts({ laidOut }: { laidOut: number }) {
  return parts.map((part, place) => (
    <div key={part.key} className={place < laidOut ? undefined : `${styles.later} ${styles[`part${place}`]}`}>
      {part}
    </div>
  ));
}

/**
 * Prefetches likely next pages. They start late, because on a slow connection they would delay this page's own text.
 */
function Prefetches({ count }: { count: number }) {
  return count > 0 ? prefetches.slice(0, count) : <noscript>{prefetches}</noscript>;
}

export function HomePage() {
  const turns = useTurns(parts.length + prefetches.length);
  return (
    <>
      <HomeHead />
      <HomeHero />
      <LaterParts laidOut={turns} />
      <Prefetches count={turns - parts.length} />
    </>
  );
}
