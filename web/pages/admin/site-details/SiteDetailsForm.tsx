import { Formik, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { AllSiteDetailsFragment, SavedSiteDetailsFragment } from '#graphql/generated/admin.ts';
import { describeUnset, listUnset, readSiteForm } from '#graphql/site-details.ts';
import { ErrorSummary } from '#web/forms/ErrorSummary.tsx';
import { Form } from '#web/forms/Form.tsx';
import formStyles from '#web/forms/Form.module.css';
import { FormFields, useFocusOnError } from '#web/forms/FormFields.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import { anchors, paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import styles from './SiteDetails.module.css';
import { fieldNames, fields } from './siteDetailsFields.ts';
import type { Values } from './siteDetailsForm.ts';
import {
  CompanyPreview,
  ContactPreview,
  LegalPreview,
  PeoplePreview,
  ProductPreview,
  TestimonialPreview,
} from './SiteDetailsPreview.tsx';
import { SiteDetailsVersions } from './SiteDetailsVersions.tsx';
import { type Conflict, restoreVersion, useSiteDetailsSaving } from './useSiteDetailsSaving.ts';

const validate = validateWith<Values>(() =>
  import('#graphql/site-details-validation.ts').then(({ siteDetailsForm }) => siteDetailsForm),
);

type SiteDetailsFormProps = {
  details: AllSiteDetailsFragment;
  versions: readonly SavedSiteDetailsFragment[];
  /** Resolves with the facts in force. Null if they cannot be read now. */
  readNewest: () => Promise<AllSiteDetailsFragment | null>;
};

/** The facts about the operator, each part beside the sentences in which visitors read them. */
export function SiteDetailsForm({ details, versions, readNewest }: SiteDetailsFormProps) {
  const saving = useSiteDetailsSaving(details, readNewest);
  const { base, conflict, save } = saving;
  return (
    <Formik<Values> initialValues={base} validate={validate} validateOnBlur={false} onSubmit={save}>
      {({ dirty, isSubmitting, resetForm }) => (
        <>
          <Form method="post" action={paths.adminSite} noValidate>
            <FormBody conflict={conflict} isBusy={isSubmitting} />
          </Form>
          <SiteDetailsVersions
            versions={versions}
            expectedVersion={base.expectedVersion}
            isTyping={dirty}
            onRestore={(version) => void restoreVersion(version, saving, { resetForm, readNewest })}
          />
        </>
      )}
    </Formik>
  );
}

type FormBodyProps = { conflict: Conflict | null; isBusy: boolean };

/** What happened to the last try, what is missing, and the fields. */
function FormBody({ conflict, isBusy }: FormBodyProps) {
  const { values } = useFormikContext<Values>();
  // Its effect runs after those of the parts, so the first invalid field of all gets the focus.
  useFocusOnError(fieldNames);
  const unset = describeUnset(listUnset(readSiteForm(values)));
  return (
    <>
      <input type="hidden" name="expectedVersion" value={values.expectedVersion} readOnly />
      <div className={styles.head}>
        <ErrorSummary
          title={conflict && describeConflict(conflict)}
          errors={conflict?.both ?? []}
          attempt={conflict?.attempt ?? 0}
        />
        <p>{unset ?? 'All site details are set.'}</p>
      </div>
      <Parts />
      <div className={styles.save}>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? 'Saving …' : 'Save and show to visitors'}
        </Button>
      </div>
    </>
  );
}

const describeConflict = ({ version, both }: Conflict): string =>
  `Version ${version} was saved while you were typing. Nothing was overwritten, your text is still here, and ` +
  `the changes in other fields are now in the form. ${
    both.length > 0
      ? 'The fields below changed in both: save again to replace what was saved.'
      : 'Save again to add yours.'
  }`;

const Parts = () => (
  <>
    <Part
      title="Company"
      note={
        <>
          In <InlineLink to={paths.terms}>Terms</InlineLink>, <InlineLink to={paths.privacy}>Privacy</InlineLink>,{' '}
          <InlineLink to={paths.about}>About</InlineLink> and the data for search engines.
        </>
      }
      part="company"
      preview={<CompanyPreview />}
    />
    <Part
      title="Contact"
      note={
        <>
          Beside the form on <InlineLink to={paths.contactUs}>Contact</InlineLink> and{' '}
          <InlineLink to={`${paths.about}#${anchors.contact}`}>About</InlineLink>.
        </>
      }
      part="contact"
      preview={<ContactPreview />}
    />
    <Part
      title="Product"
      note={
        <>
          At the head of <InlineLink to={paths.specifications}>Specifications</InlineLink>.
        </>
      }
      part="product"
      preview={<ProductPreview />}
    />
    <Part
      title="People and profiles"
      note={
        <>
          Founders on <InlineLink to={paths.about}>About</InlineLink>, profiles at the end of every public page.
        </>
      }
      part="people"
      preview={<PeoplePreview />}
    />
    <Part
      title="Testimonial"
      note={
        <>
          On the <InlineLink to={paths.home}>home page</InlineLink>. It is marked as illustrative, and names nobody,
          until its source and the consent are set.
        </>
      }
      part="testimonial"
      preview={<TestimonialPreview />}
    />
    <Part
      title="Legal statements"
      note={
        <>
          In <InlineLink to={paths.terms}>Terms</InlineLink> and <InlineLink to={paths.privacy}>Privacy</InlineLink>.
          Where honesty needs it, a page says that a fact is not stated.
        </>
      }
      part="legal"
      preview={<LegalPreview />}
    />
  </>
);

type PartProps = { title: string; note: ReactNode; part: keyof typeof fields; preview: ReactNode };

const Part = ({ title, note, part, preview }: PartProps) => (
  <PortalSection title={title} note={note}>
    <div className={`${formStyles.form} ${styles.fields}`}>
      <FormFields fields={fields[part]} />
    </div>
    <div role="group" aria-label={`${title}, as visitors see it`} className={styles.preview}>
      <p className="label">As visitors see it</p>
      {preview}
    </div>
  </PortalSection>
);
