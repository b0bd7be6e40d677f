import { Drawing } from '#web/drawings/Drawing.tsx';
import PlinthDrawing from '#web/drawings/plinth.svg?react';
import { ButtonLink, ExternalButtonLink } from '#web/ui/Button.tsx';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { type Fact, FactList } from '#web/ui/FactList.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { useDirectWays } from '#web/site/ContactWays.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Founders } from '#web/site/Founders.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import HandoverDrawing from '#web/drawings/handover.svg?react';
import HandoverWideDrawing from '#web/drawings/handover.wide.svg?react';
import { anchors, paths } from '#web/paths.ts';
import { organization } from '#web/site.ts';
import { useSite, useSiteDetails } from '#web/runtime/SiteContext.tsx';
import { ContactSection } from '../contact-us/ContactSection.tsx';
import { Careers, Press } from './AboutSections.tsx';

const way = [{ name: 'About', to: paths.about }];

export function AboutPage() {
  const { name, demoUrl } = useSite();
  const { city, region } = useSiteDetails();
  const facts: Fact[] = [
    ['Founded', String(organization.foundingYear)],
    ['Makes', 'One product'],
    ...(city ? [['Location', [city, region].filter(Boolean).join(', ')] as const] : []),
    ...useDirectWays(),
    [
      'Questions',
      <InlineLink key="contact" to={`#${anchors.contact}`}>
        Write to us
      </InlineLink>,
    ],
    ['Answers', 'A person, by email'],
  ];
  return (
    <>
      <PageMeta
        title="About: a supplier that stays outside"
        description="Who makes the system, since when, what crosses the threshold and what never does; working with us, reaching us, and material for the press."
        trail={way}
      />
      <PageHero
        eyebrow="The company and how to reach it"
        title="A supplier that stays outside."
        lead={`${name} is made by a company whose ambition is to be unnecessary on an ordinary day. We deliver, we teach, we come when asked in. Between those occasions we have no way of knowing what you do.`}
        trail={way}
        aside={<FactList facts={facts} label="The company" />}
      >
        <Figure number={1} caption="What crosses the threshold, and where we stand">
          <Drawing of={HandoverDrawing} wide={HandoverWideDrawing} />
        </Figure>
      </PageHero>
      <AboutUs />
      <GapDivider zero="0 standing accounts" />
      <Careers />
      <ContactSection />
      <Press />
      <GapDivider />
      <CallToAction
        drawing={<PlinthDrawing />}
        title="Meet the product before the people."
        text="If it convinces you, write to us; if it does not, write to us sooner."
      >
        <ExternalButtonLink href={demoUrl} variant="primary">
          Try for Free
        </ExternalButtonLink>
        <ButtonLink to={paths.product} arrow="→">
          See the Product
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function AboutUs() {
  const { name } = useSite();
  return (
    <Section id={anchors.aboutUs} title="About us">
      <Prose>
        <p>
          The company was founded in {organization.foundingYear} to make one thing: an AI system that small, medium and
          large organizations can run without any connection to the outside. It is meant for government, healthcare,
          banking, utilities and defense, which share one reason: what they hold was entrusted to them and cannot be
          passed on. The longer version is in <InlineLink to={paths.whyWeBuilt}>{`Why we built ${name}`}</InlineLink>.
        </p>
        <p>
          Selling something that works without us has consequences for how we work. Documentation is written for a
          reader who cannot look anything up. Releases are fewer and heavier, because each is carried by hand. Support
          means being able to explain over a telephone what a colleague should look at next. And a customer who leaves
          keeps everything that was made on their premises, so the contract has to be worth renewing on its merits.
        </p>
        <p>
          The list of what we do not do is just as short. We do not host our customers’ documents for an offline
          installation, we do not train on them, and we do not keep a way in.
        </p>
      </Prose>
      <Founders />
    </Section>
  );
}
