import { FactList } from '#web/ui/FactList.tsx';
import { FileLink, InlineLink } from '#web/ui/InlineLink.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { SetByOperator } from '#web/site/SetByOperator.tsx';
import { paths } from '#web/paths.ts';

const periods = [
  ['Receipt', 'Confirmed within two working days'],
  ['Verdict', 'Within ten working days'],
  ['Critical', 'Fixed within 48 hours'],
  ['High', 'Fixed within 7 days'],
  ['Medium', 'Fixed within 30 days'],
] as const;

export function DisclosurePolicy() {
  return (
    <Section id="disclosure" other title="Vulnerability disclosure." note="For everyone who finds a hole, paid or not.">
      <Prose aside={<FactList label="Periods" facts={periods} />}>
        <h3>Where to write</h3>
        <p>
          The contact is in <FileLink href="/.well-known/security.txt">security.txt</FileLink>. Give the version, the
          steps you took and the result; a proof of concept is welcome, other people’s data is not.
        </p>
        <h3>What you may test</h3>
        <p>
          This site with its API, from accounts of your own, and the product in an installation that you may examine. An
          installation of somebody else belongs to them: ask its owner first. Leave out denial of service, deception of
          people, and physical entry.
        </p>
        <h3>Safe harbor</h3>
        <p>
          Research in good faith and within these lines is authorized. We do not sue for it, do not report it to the
          police, and say so in writing if a third party objects. Good faith means: stop as soon as you see another
          person’s data, keep no copy, tell us promptly, and give us the periods beside this text before you publish.
          The periods are the operator’s promise: those for fixes begin with the verdict and hold for this site only,
          and a working day is one with support hours, which stand beside the contact form once they are set; until then
          it is Monday to Friday.{' '}
          <SetByOperator>the periods for the product, until the release is on its media</SetByOperator>.{' '}
          <SetByOperator>the court and the law that bind this promise</SetByOperator>
        </p>
        <h3>Advisories and CVE numbers</h3>
        <p>
          A fixed vulnerability of this site is named on this page, with your name if you like. One in the product
          becomes an advisory: affected releases, severity, what to do until the update. An offline site subscribes to
          no feed, so the advisory goes to the person each customer has named, and again on the drive with the release
          that fixes it. A CVE number is requested whenever an owner has to act.{' '}
          <SetByOperator>the numbering authority, and whether a reward is paid</SetByOperator>
        </p>
        <p>
          What the design does not stop by itself is listed under{' '}
          <InlineLink to={paths.secureByDesign}>remaining threats</InlineLink>; a report about one of those rows is
          welcome too.
        </p>
      </Prose>
    </Section>
  );
}
