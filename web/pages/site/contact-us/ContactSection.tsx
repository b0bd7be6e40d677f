import { ContactWays } from '#web/site/ContactWays.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Section } from '#web/site/Section.tsx';
import { anchors, paths } from '#web/paths.ts';
import { useSiteDetails } from '#web/runtime/SiteContext.tsx';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import type { useFormNotice } from '#web/pages/useFormNotice.ts';
import { LeadFormBlock } from '../lead-form/LeadFormBlock.tsx';
import { contactFormShape } from './contact-form.ts';
import styles from './ContactSection.module.css';

/** The contact form beside the addresses of the company. Without JavaScript, its errors appear on /contact-us. */
export function ContactSection({ notice = null }: { notice?: ReturnType<typeof useFormNotice> }) {
  const params = usePageQuery();
  const { email } = useSiteDetails();
  return (
    <Section id={anchors.contact} other title="Contact" note="One form for every kind of question.">
      <div className={styles.columns}>
        <div className={styles.form}>
          {params.has('sent') ? (
            <Sent />
          ) : (
            <LeadFormBlock shape={contactFormShape} notice={notice} done={paths.contactSent} />
          )}
        </div>
        <aside className={styles.aside}>
          <address>
            <ContactWays />
          </address>
          <p>
            For a first conversation it helps to know three things: what kind of records are involved, whether the room
            exists already, and who would sign. Leave the records themselves at home; nothing confidential belongs in a
            message to a vendor.
          </p>
          <p>
            If you have found a weakness in the product or in this website, choose the topic of security
            {email && ', or write to the address above with the word “security” in the subject'}.
          </p>
          <p>
            What is stored, for how long, and your rights are in the{' '}
            <InlineLink to={paths.privacy}>privacy notice</InlineLink>.
          </p>
        </aside>
      </div>
    </Section>
  );
}

function Sent() {
  return (
    <div role="status">
      <h3>Your message was sent.</h3>
      <p>
        A person reads it and answers at the email address that you gave. An email confirms it, with a link that deletes
        it again. <InlineLink to={paths.contactUs}>Send another message</InlineLink>
      </p>
    </div>
  );
}
