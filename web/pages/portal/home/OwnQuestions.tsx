import type { PortalHomeQuery } from '#graphql/generated/portal.ts';
import { PortalQuestionForm } from '#web/portal/PortalQuestionForm.tsx';
import { Age } from '#web/ui/Age.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { paths } from '#web/paths.ts';
import styles from './PortalHomePage.module.css';

const MOST = 4;
const statusLabels = { OPEN: 'Open', ANSWERED: 'Answered', PUBLISHED: 'Answered' } as const;

/** The reader's newest questions about documents, and a form that searches the documents for an answer. */
export function OwnQuestions({ questions }: { questions: PortalHomeQuery['questions']['edges'] }) {
  const own = questions.filter(({ node }) => node.isOwn).slice(0, MOST);
  return (
    <PortalSection
      title="Questions"
      note="Search your documents for an answer, or ask a person on the page of a document."
    >
      <PortalQuestionForm />
      <ul className={styles.questions}>
        {own.map(({ node: { id, body, page, documentVersion, status, askedAt, document } }) => (
          <li key={id}>
            <p dir="auto">
              {document ? (
                <InlineLink
                  to={
                    page && document.version === documentVersion
                      ? paths.investorDocumentPage(document.id, page)
                      : paths.investorDocument(document.id)
                  }
                >
                  {body}
                </InlineLink>
              ) : (
                body
              )}
            </p>
            <span className="label">
              {statusLabels[status]}, asked <Age at={askedAt} />
            </span>
          </li>
        ))}
      </ul>
      <TextLink to={paths.investorQuestions}>All questions</TextLink>
    </PortalSection>
  );
}
