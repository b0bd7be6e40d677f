import { CallToAction } from '#web/site/CallToAction.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { PullQuote } from '#web/site/PullQuote.tsx';
import { Section } from '#web/site/Section.tsx';
import { Drawing } from '#web/drawings/Drawing.tsx';
import PromiseDrawing from '#web/drawings/promise.svg?react';
import PromiseWideDrawing from '#web/drawings/promise.wide.svg?react';
import UnsignedFormDrawing from '#web/drawings/unsigned-form.svg?react';
import { paths } from '#web/paths.ts';
import { organization } from '#web/site.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import styles from './WhyWeBuiltPage.module.css';

export function WhyWeBuiltPage() {
  const { name } = useSite();
  const title = `Why we built ${name}`;
  return (
    <>
      <PageMeta
        title={title}
        description="Three kinds of promise about other people’s records, why only one of them can be checked by looking, and what we gave up to be able to make it."
        trail={[{ name: title, to: paths.whyWeBuilt }]}
      />
      <PageHero
        eyebrow="Where records are processed, and who answers for it"
        title="Somebody has to sign for it."
        lead="In every organization that keeps other people’s records there is a person whose name is on the form. We build for that person. This page is the argument we would make across their desk."
        trail={[{ name: title, to: paths.whyWeBuilt }]}
        beside={
          <Figure number={1} caption="The form, before anybody signs">
            <Drawing of={UnsignedFormDrawing} />
          </Figure>
        }
      />
      <Section close>
        <Opening />
      </Section>
      <Section close>
        <Figure number={2} caption="The same room, promised three ways" className="animate-on-scroll">
          <Drawing of={PromiseDrawing} wide={PromiseWideDrawing} />
        </Figure>
      </Section>
      <Section other>
        <PullQuote>A wall is the only promise that a stranger can check by knocking.</PullQuote>
      </Section>
      <Section>
        <Rest />
      </Section>
      <GapDivider zero="0 exceptions" />
      <CallToAction
        title="Test the argument. Knock on it."
        text="Argue with us, or with the whitepaper. Both hold still while you do."
      />
    </>
  );
}

function Opening() {
  return (
    <div className={styles.essay}>
      <h2>The question on the form</h2>
      <div>
        <p>
          “Where is the data processed, and who has access?” Privacy officers, auditors and hospital boards have asked
          it for decades, and for decades it had a short answer: in our data room, and these six people. Then useful AI
          arrived, as an address on the internet, and the short answer became an annex.
        </p>
        <p>
          The annex lists processors and their subprocessors, regions, retention periods and a clause about training. It
          may all be true. It is also a description of buildings that the person who signs has never seen, run by people
          they will never meet, under terms that can be revised with notice.
        </p>
      </div>
      <h2>Contract, setting or wall: three ways to promise that data stays</h2>
      <div>
        <p>
          A contract says that no one will look. When somebody does, it says who pays. A setting says that no one may
          look, for as long as the setting exists and means what it meant last quarter. Both are worth having. Neither
          can be seen from where the signer sits.
        </p>
        <p>
          A wall is different in kind. It does not describe behavior; it removes the possibility. If no cable leads out
          of the room, the question of what goes through the cable is closed, and it stays closed when the vendor is
          sold, the terms change or the law of another country reaches for the provider.
        </p>
      </div>
    </div>
  );
}

function Rest() {
  return (
    <div className={styles.essay}>
      <h2>Not only for the largest</h2>
      <div>
        <p>
          Ministries and big banks could always build such a room; they have the staff. A county clinic, a water
          utility, a law firm of thirty have the same duties and no research department. Someone must do the unglamorous
          work of making a system that a small IT team can install, update from a drive and understand.
        </p>
        <p>
          That has been the company’s trade since {organization.foundingYear}: an AI system for small, medium and
          enterprise organizations built to run completely offline. The order of words matters. Offline was where the
          drawing began, and a hosted variant, an existing cluster or a preferred cloud are choices added to it.
        </p>
      </div>
      <h2>What we gave up</h2>
      <div>
        <p>
          We cannot see how the product is used. No dashboard tells us which feature was ignored on Tuesday; we would
          have to ask, and a customer may decline to say. A fault can reach us only as a description, as lines of the
          log that the customer chooses, or at a console to which the customer asked us in.
        </p>
        <p>
          We cannot repair anything quietly. A correction has to be written, signed, carried and accepted, so it had
          better be right, and the version before it had better still work. We also cannot switch a customer off, which
          concentrates the mind on deserving the renewal.
        </p>
        <p>
          These are costs to us as a business. For the person who signs they are the entire point, and they are why the
          arrangement cannot be added afterward to a product that lives on the opposite.
        </p>
      </div>
      <h2>What we ask of you</h2>
      <div>
        <p>
          Distrust, mainly. Read <InlineLink to={paths.secureByDesign}>what a wall does not stop</InlineLink>, run{' '}
          <InlineLink to={paths.worksOffline}>the five tests with the plug pulled</InlineLink>, and put our claims to
          the people who maintain your building rather than to ours. Who “we” are, and how to reach us, is on{' '}
          <InlineLink to={paths.about}>one more page</InlineLink>.
        </p>
      </div>
    </div>
  );
}
