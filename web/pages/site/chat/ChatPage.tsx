import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { breadcrumbData, JsonLd } from '#web/site/JsonLd.tsx';
import { getCardPath, paths } from '#web/paths.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { Chat, chatQueries, readQuestion } from '#web/pages/chat/Chat.tsx';
import styles from '#web/pages/chat/Chat.module.css';
import { AnsweredExample } from './AnsweredExample.tsx';
import { Suggestions } from './Suggestions.tsx';

const way = [{ name: 'Ask a question', to: paths.chat }];
const description =
  'Ask a question about Safe AI. Each statement of the answer links to the passage of this website that supports it.';

const LEAD = {
  quoted:
    'The answer is quoted from this website, word for word, with a link to each passage. Where the site has no answer, this page says so.',
  generated:
    'A language model writes the answer from passages of this website. Each sentence links to the passages that support it. Where the site has no answer, this page says so.',
};

export const queries = chatQueries;

/** Answers the question in the URL with passages from the site. Works fully without JavaScript. */
export function ChatPage() {
  const question = readQuestion(usePageQuery());
  const { publicUrl, hasLanguageModel } = useSite();
  return (
    <>
      <PageHead
        title="Ask a question"
        description={description}
        path={paths.chat}
        image={getCardPath(paths.chat)}
        hidden={question !== ''}
      />
      <JsonLd data={{ '@context': 'https://schema.org', '@graph': [breadcrumbData(publicUrl, way)] }} />
      <PageHero
        title="Ask a question about Safe AI."
        size="long"
        trail={way}
        lead={LEAD[hasLanguageModel ? 'generated' : 'quoted']}
      />
      <div className={styles.page}>
        <Chat question={question}>
          {!hasLanguageModel && <AnsweredExample />}
          <Suggestions />
        </Chat>
      </div>
    </>
  );
}
