import { paths } from '#web/paths.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { PortalPageHead } from '#web/ui/PortalSection.tsx';
import { Chat, chatQueries, readQuestion } from '#web/pages/chat/Chat.tsx';
import styles from './AskPage.module.css';

export const queries = chatQueries;

/** Answers the question in the URL from what the reader can open in the portal, and from the public site. */
export function AskPage() {
  const { hasLanguageModel } = useSite();
  const help = hasLanguageModel
    ? 'A language model of this server writes the answer. Each sentence links to the passages that support it.'
    : 'The answer is quoted word for word. Each passage links to the page of the document that it comes from.';
  return (
    <>
      <PortalPageHead
        title="Ask about your documents"
        description="Answers from the documents, updates and events that are shared with you."
        path={paths.investorAsk}
        help={help}
      />
      <div className={styles.page}>
        <Chat question={readQuestion(usePageQuery())}>
          <p className={styles.empty}>
            Ask in your own words. The answer comes from the documents, updates, answered questions and events that are
            shared with you, and from the public site.
          </p>
        </Chat>
      </div>
    </>
  );
}
