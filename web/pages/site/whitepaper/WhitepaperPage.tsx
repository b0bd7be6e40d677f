import { ButtonLink, ExternalButtonLink } from '#web/ui/Button.tsx';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { Drawing } from '#web/drawings/Drawing.tsx';
import WhitepaperDrawing from '#web/drawings/whitepaper.svg?react';
import { Figure } from '#web/site/Figure.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Questions } from '#web/site/Questions.tsx';
import { Section } from '#web/site/Section.tsx';
import { StepList } from '#web/site/StepList.tsx';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { outline } from '#web/whitepaper/outline.ts';
import { noticeQueries, useFormNotice } from '#web/pages/useFormNotice.ts';
import { LeadFormBlock } from '../lead-form/LeadFormBlock.tsx';
import { whitepaperFormShape } from './whitepaper-form.ts';
import { handling, questions, readers } from './whitepaper.content.ts';
import styles from './WhitepaperPage.module.css';

const way = [{ name: 'Whitepaper', to: paths.whitepaper }];
const facts = [
  ['Format', 'PDF, US Letter, tagged for screen readers'],
  ['Length', 'About twenty pages, ten chapters'],
  ['Drawings', 'Vectors; they stay sharp on a wall'],
  ['Your link', 'Works for seven days'],
] as const;

const parts = [
  [1, 'Title'],
  [2, 'The air gap, drawn'],
  [3, 'Title block on every page'],
  [4, 'About twenty pages'],
] as const;

function Chapters() {
  return (
    <Section title="Ten chapters, ten claims." note="Each claim also appears under its heading in the whitepaper.">
      <ol className={styles.chapters}>
        {Object.values(outline).map(({ title, claim }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{claim}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const AskForm = () => (
  <div id="ask" className={styles.form}>
    <h2>Request the whitepaper: four answers, one link.</h2>
    <LeadFormBlock shape={whitepaperFormShape} notice={useFormNotice()} done={paths.thankYou} />
  </div>
);

export const queries = noticeQueries;

export function WhitepaperPage() {
  const { demoUrl } = useSite();
  return (
    <>
      <PageMeta
        title="Whitepaper: an AI system inside your perimeter"
        description="About twenty printable pages for those who sign: architecture, connections, threats, data, duties, sizing and a checklist for an offline AI system."
        trail={way}
        questions={questions}
      />
      <PageHero
        eyebrow="Architecture, threats and duties"
        title="The whole system, on paper."
        lead="Some decisions are made in a room without a screen, by people who write in margins. For them there is a document: one argument from “why offline” to the last box on a checklist, with every drawing it needs."
        trail={way}
        beside={<AskForm />}
      >
        <div className={styles.paper}>
          <Figure number={1} caption="The paper, before it is read" parts={parts}>
            <Drawing of={WhitepaperDrawing} />
          </Figure>
          <FactList facts={facts} />
        </div>
      </PageHero>
      <GapDivider zero="0 brochures" />
      <Chapters />
      <Section title="Three ways to read it." note="No one reads twenty pages from the first to the last." close>
        <StepList steps={readers} />
      </Section>
      <Section other title="What becomes of your answers.">
        <Prose aside={<FactList facts={handling} label="What is kept of a request" />}>
          <p>
            A company that sells privacy and then feeds an address to eleven marketing tools has answered the only
            question that mattered. So this form ends where it begins: in a table of our own database, on the server
            that showed you this page. No analytics script watches you type, and no one learns that you asked but those
            who host this server and carry its mail, on our instructions.
          </p>
          <p>
            The link is mailed rather than shown, because that is the simplest proof that an address belongs to the
            person who typed it. Until it is used, your entry is only a claim. Once the email is sent, we keep a
            fingerprint of the link and not the link itself, so a person who copied our database could not download
            anything in your name.
          </p>
          <p>
            The legal wording, with your rights and the way to write to us, is in the{' '}
            <InlineLink to={paths.privacy}>privacy notice</InlineLink>.
          </p>
        </Prose>
      </Section>
      <Section title="Questions about the form.">
        <Questions questions={questions} />
      </Section>
      <CallToAction
        title="Rather not leave a name?"
        text="Components, connections and failure modes are also on a page that asks for nothing, and the demo can be tried before anything is read."
      >
        <ButtonLink to={paths.technicalOverview} variant="primary" arrow="→">
          Read the technical overview
        </ButtonLink>
        <ExternalButtonLink href={demoUrl}>Try for Free</ExternalButtonLink>
      </CallToAction>
    </>
  );
}
