import { Link } from 'react-router-dom';
import { Section } from '../../../components/Section.tsx';
import styles from './ChatPage.module.css';
import { chatPath, SUGGESTIONS } from './chatText.ts';

/** Questions to begin with, by the page that answers them. */
export const Suggestions = () => (
  <Section title="Questions to begin with." className={styles.suggestions} close>
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
  </Section>
);
