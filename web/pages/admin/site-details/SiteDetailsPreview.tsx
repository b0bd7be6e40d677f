import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { readSiteForm, toPublicDetails } from '#graphql/site-details.ts';
import { SiteProvider, useSite, useSiteDetails } from '#web/runtime/SiteContext.tsx';
import { ContactWays } from '#web/site/ContactWays.tsx';
import { Founders } from '#web/site/Founders.tsx';
import { legalSentences } from '#web/site/statements.ts';
import { SpecificationsState } from '#web/site/SpecificationsState.tsx';
import { Testimonial } from '#web/site/Testimonial.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { Values } from './siteDetailsForm.ts';
import { Operator } from '#web/site/Stated.tsx';

// The components of the public pages, with what is typed in place of what is saved.

function WithTyped({ children }: { children: ReactNode }) {
  const { values } = useFormikContext<Values>();
  const site = useSite();
  return <SiteProvider settings={{ ...site, details: toPublicDetails(readSiteForm(values)) }}>{children}</SiteProvider>;
}

export const CompanyPreview = () => (
  <WithTyped>
    <p dir="auto">
      The operator of this site: <Operator />.
    </p>
  </WithTyped>
);

export const ContactPreview = () => (
  <WithTyped>
    <ContactWays />
  </WithTyped>
);

export const ProductPreview = () => (
  <WithTyped>
    <SpecificationsState />
  </WithTyped>
);

export const PeoplePreview = () => (
  <WithTyped>
    <People />
  </WithTyped>
);

function People() {
  const { founders, socialProfiles } = useSiteDetails();
  return (
    <>
      <Founders />
      {founders.length === 0 && <p>No founders are named.</p>}
      <p dir="auto">
        {socialProfiles.length > 0 ? `Follow: ${socialProfiles.map(({ name }) => name).join(', ')}` : 'No profiles.'}
      </p>
    </>
  );
}

export const TestimonialPreview = () => (
  <WithTyped>
    <figure>
      <Testimonial />
    </figure>
  </WithTyped>
);

export const LegalPreview = () => (
  <WithTyped>
    <Sentences />
  </WithTyped>
);

const places = [
  ['Terms', 'governingLaw'],
  ['Who is responsible', 'dataProtection'],
  ['Technical log', 'technicalLog'],
  ['Mail', 'mailServer'],
  ['Chat', 'languageModel'],
  ['Server', 'serverCountry'],
  ['Refused request', 'refusedRequests'],
  ['Audit log', 'auditLog'],
  ['Backups', 'backups'],
] as const;

function Sentences() {
  const details = useSiteDetails();
  const { hasLanguageModel = false } = useSite();
  return (
    <FactList
      label="Legal statements"
      facts={places.map(([place, name]) => [
        place,
        <span key={name} dir="auto">
          {legalSentences[name](details, hasLanguageModel) || '(left out)'}
        </span>,
      ])}
    />
  );
}
