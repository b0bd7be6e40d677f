import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import styles from '#web/pages/chat/Chat.module.css';
import { useChatPath } from '#web/pages/chat/chatText.ts';

const SUGGESTIONS: readonly { page: string; to: string; questions: readonly string[] }[] = [
  {
    page: 'Works offline',
    to: paths.worksOffline,
    questions: ['Is it still offline if our building has internet?', 'Can it look something up on the web?'],
  },
  {
    page: 'Secure by design',
    to: paths.secureByDesign,
    questions: ['Are you certified?', 'What if a disk is stolen?'],
  },
  {
    page: 'Deploy',
    to: paths.deploy,
    questions: ['Can it run on hardware we already own?', 'How many people can ask at once?'],
  },
  {
    page: 'Healthcare',
    to: paths.healthcare,
    questions: ['Is a business associate agreement needed?', 'Is it a medical device?'],
  },
];

/** Example questions, grouped by the page that answers them. */
export function Suggestions() {
  const { getAnswerPath } = useChatPath();
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title">Suggested questions</h2>
      <dl>
        {SUGGESTIONS.map(({ page, to, questions }) => (
          <div key={to}>
            <dt className="label">
              <Link to={to}>{page}</Link>
            </dt>
            {questions.map((question) => (
              <dd key={question}>
                <Link to={getAnswerPath(question)}>{question}</Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
