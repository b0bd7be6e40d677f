import { Link } from 'react-router-dom';
import styles from './ChatPage.module.css';
import { chatPath, SUGGESTIONS } from './chatText.ts';

/** Example questions, grouped by the page that answers them. */
export const Suggestions = () => (
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
              <Link to={chatPath(question)}>{question}</Link>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
);
