import { useEffect, useState } from 'react';
import { GapDivider } from '../../../components/GapDivider.tsx';
import { JsonLd } from '../../../components/JsonLd.tsx';
import { PageHead } from '../../../components/PageHead.tsx';
import { RelatedLinks } from '../../../components/RelatedLinks.tsx';
import { prefetchedImages } from '../../../images/industries.ts';
import { paths } from '../../../paths.ts';
import { organization } from '../../../site.ts';
import { useSite } from '../../../SiteContext.tsx';
import { HomeClosing } from './HomeClosing.tsx';
import { HomeComparison } from './HomeComparison.tsx';
import { differentiatorPaths, related } from './homeContent.ts';
import { HomeDifferentiators } from './HomeDifferentiators.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeIndustries } from './HomeIndustries.tsx';
import { HomeMission } from './HomeMission.tsx';
import { HomeSteps } from './HomeSteps.tsx';
import { homeStructuredData } from './homeStructuredData.ts';

function HomeHead() {
  const site = useSite();
  return (
    <>
      <PageHead
        bare
        title={`${site.name}: enterprise AI that runs completely offline`}
        description={organization.description}
        path={paths.home}
      />
      <JsonLd data={homeStructuredData(site)} />
      <HomePrefetches />
    </>
  );
}

/**
 * What a visitor is likely to want next. On a slow line it would come before this page's own text: with scripts it is
 * asked for once the page stands, and not in one breath with bringing it to life.
 */
function HomePrefetches() {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setStanding(true));
    return () => clearTimeout(soon);
  }, []);
  const links = (
    <>
      {prefetchedImages.map((href) => (
        <link key={href} rel="prefetch" as="image" type="image/avif" href={href} />
      ))}
      {differentiatorPaths.map((href) => (
        <link key={href} rel="prefetch" href={href} />
      ))}
    </>
  );
  return standing ? links : <noscript>{links}</noscript>;
}

export function HomePage() {
  return (
    <>
      <HomeHead />
      <HomeHero />
      <GapDivider zero="0 bytes out" />
      <HomeSteps />
      <GapDivider zero="0 API keys" />
      <HomeComparison />
      <GapDivider zero="0 open ports" />
      <HomeDifferentiators />
      <HomeMission />
      <HomeIndustries />
      <GapDivider zero="0 cables" />
      <HomeClosing />
      <RelatedLinks links={related} />
    </>
  );
}
