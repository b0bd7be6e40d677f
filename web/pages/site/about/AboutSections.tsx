import { Figure } from '#web/site/Figure.tsx';
import ColdAisleDrawing from '#web/drawings/cold-aisle.svg?react';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { anchors, paths } from '#web/paths.ts';
import { organization } from '#web/site.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';

export function Careers() {
  return (
    <Section id={anchors.careers} title="Careers" note="No openings are listed at present.">
      <Prose
        aside={
          <Figure number={2} caption="Where you would work">
            <ColdAisleDrawing />
          </Figure>
        }
      >
        <p>
          We look for people who like to finish things, because what we ship cannot be patched from a desk that evening.
          Engineers who have run systems in places with bad networks; writers who can explain a procedure to somebody
          standing in a cold aisle; former administrators who remember what they wished a vendor had told them.
        </p>
        <p>
          When positions open, they are listed here. We also read good letters at other times: say what you built, who
          relied on it, and how it failed.
        </p>
      </Prose>
    </Section>
  );
}

export function Press() {
  const { name } = useSite();
  return (
    <Section id={anchors.press} title="Press" note="Use the drawings as they are, with their figure numbers.">
      <Prose>
        <p>
          The name is written “{name}”, in two words. In one sentence: {organization.description} Please do not call it
          unhackable, military-grade or sovereign; offline is enough, and can be verified.
        </p>
        <p>
          Please ask us before you reproduce a drawing with an article. Journalists who want to see a system with its
          cable out are welcome to bring a network analyzer. Background reading, without sales talk, is collected under{' '}
          <InlineLink to={paths.resources}>Resources</InlineLink>; investors sign in at the{' '}
          <InlineLink to={paths.auth}>investor portal</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
