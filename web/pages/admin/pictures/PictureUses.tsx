import type { AdminPictureFragment } from '#graphql/generated/admin.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';
import styles from './Pictures.module.css';

/** Links to the places where a picture is used. */
export function PictureUses({ uses }: { uses: AdminPictureFragment['usedIn'] }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, contentId, title }) => (
        <li key={contentId}>
          <InlineLink to={kind === 'ARTICLE' ? paths.adminArticle(contentId) : paths.adminCaseStudy(contentId)}>
            {title}
          </InlineLink>
        </li>
      ))}
    </ul>
  );
}
