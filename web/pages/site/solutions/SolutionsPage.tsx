import { Link } from 'react-router-dom';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { NumberedLinks } from '#web/site/NumberedLinks.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { RelatedLinks } from '#web/site/RelatedLinks.tsx';
import { Section } from '#web/site/Section.tsx';
import { Drawing } from '#web/drawings/Drawing.tsx';
import SiteMapDrawing from '#web/drawings/site-map.svg?react';
import SiteMapWideDrawing from '#web/drawings/site-map.wide.svg?react';
import { paths } from '#web/paths.ts';
import { advice, groups, industries, starting } from './solutions.content.ts';
import styles from './SolutionsPage.module.css';

const way = [{ name: 'Solutions', to: paths.solutions }];

function Group({ group }: { group: (typeof groups)[number] }) {
  return (
    <div className={styles.group}>
      <h3>{group.title}</h3>
      <p>{group.text}</p>
      <ul>
        {group.solutions.map(([n, title, text, to]) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <span className={styles.number} aria-hidden="true">
                {n}
              </span>{' '}
              <strong>{title}</strong> <span className={styles.text}>{text}</span>
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The numbers of the plan. */
function Key() {
  const solutions = groups.flatMap(({ solutions }) => [...solutions]).sort(([one], [other]) => one - other);
  return (
    <nav aria-label="Solutions by number" className={styles.key}>
      <NumberedLinks links={solutions.map(([, name, , to]) => ({ name, to }))} />
    </nav>
  );
}

export function SolutionsPage() {
  return (
    <>
      <PageMeta
        title="Solutions: eleven kinds of work, sorted by room"
        description="Air-gapped deployment, on-premise training, legacy integration and eight more: where in your building each is done, and which to begin with."
        trail={way}
      />
      <PageHero
        eyebrow="Services around the product"
        title="Find it on the plan."
        lead="The same system goes into every building. What differs is the work around it, and that work always happens somewhere in particular: on the wall, in the server room, or in one of the rooms where your people are."
        trail={way}
        aside={<Key />}
      >
        <Figure number={1} caption="Eleven places where work is done">
          <Drawing of={SiteMapDrawing} wide={SiteMapWideDrawing} />
        </Figure>
      </PageHero>
      <Section title="Eleven solutions, by place." note="Numbers as on the plan." close>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </Section>
      <Section other title="Which service to begin with." note="What you may say first, and where to begin then.">
        <DataTable
          number={1}
          caption="From a sentence to a starting point"
          columns={['You say', 'Begin with', 'Bring along']}
          rows={starting}
          width="narrow"
        />
      </Section>
      <Order />
      <RelatedLinks links={industries} title="By industry" />
      <RelatedLinks links={advice} title="Before you decide" />
      <GapDivider zero="0 packages" />
      <CallToAction
        asksReader
        title="Point at the plan."
        text="Tell us which room worries you. We begin there and leave the other ten for later, or leave them out."
      />
    </>
  );
}

function Order() {
  return (
    <Section title="The order matters more than the choice.">
      <Prose>
        <p>
          It is tempting to start with the machine, because it can be ordered. That is usually the wrong end. A rack
          that arrives before the rights on the shared drives have been put in order will find, on its first afternoon,
          the salary list that no one knew was readable.
        </p>
        <p>
          We suggest going through the building in the direction of the documents. First the records: which collections
          are meant, who owns them, what state they are in. Then the wall: what may cross it, and who carries it. Then
          the machine, sized for what the first two have shown. The screens come last on the calendar and first in the
          conversation, since a system people avoid protects nothing; they simply go back to the browser on their
          phones.
        </p>
        <p>
          You will hardly need all eleven. If you need none beyond the{' '}
          <InlineLink to={paths.product}>product as it comes</InlineLink>, we tell you so. Examples of how the pieces
          were combined are among the <InlineLink to={paths.caseStudies}>case studies</InlineLink>, each marked as
          illustrative.
        </p>
      </Prose>
    </Section>
  );
}
