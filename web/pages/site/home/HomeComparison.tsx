import { ComparisonTable } from '#web/site/ComparisonTable.tsx';
import { Section } from '#web/site/Section.tsx';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { comparison } from './homeContent.ts';

export function HomeComparison() {
  const { name } = useSite();
  return (
    <Section
      title="Cloud AI starts by sending your data away."
      note="Read each row from the inside out. The right-hand answers are common ones: ask your provider for its own."
    >
      <ComparisonTable
        caption={`${name} compared with cloud AI`}
        columns={['Question', `${name}, inside the perimeter`, 'Cloud AI, outside it']}
        rows={comparison}
      />
    </Section>
  );
}
