import { Migration0001Articles } from './0001-articles.ts';
import { Migration0002Accounts } from './0002-accounts.ts';
import { Migration0003SecondFactor } from './0003-second-factor.ts';
import { Migration0004Passkeys } from './0004-passkeys.ts';
import { Migration0005Leads } from './0005-leads.ts';
import { Migration0006FormerSlugs } from './0006-former-slugs.ts';
import { Migration0007CaseStudies } from './0007-case-studies.ts';
import { Migration0008Visits } from './0008-visits.ts';
import { Migration0009PageTexts } from './0009-page-texts.ts';
import { Migration0010AccountLinks } from './0010-account-links.ts';
import { Migration0012EmergencyArticles } from './0012-emergency-articles.ts';
import { Migration0013Feeds } from './0013-feeds.ts';
import { Migration0014ArticleVersions } from './0014-article-versions.ts';
import { Migration0015ArticleDrafts } from './0015-article-drafts.ts';
import { Migration0016ArticleEnds } from './0016-article-ends.ts';
import { Migration0017ArticleLocksAndLinks } from './0017-article-locks-and-links.ts';
import { Migration0018Pictures } from './0018-pictures.ts';
import { Migration0020SearchWords } from './0020-search-words.ts';
import { Migration0022Groups } from './0022-groups.ts';
import { Migration0023Events } from './0023-events.ts';
import { Migration0024EventAnswers } from './0024-event-answers.ts';
import { Migration0027ReadingTraces } from './0027-reading-traces.ts';

/** Every migration, in the order in which it runs. One that has landed is never changed; a new one corrects it. */
export const migrations = [
  { name: '0001-articles', class: Migration0001Articles },
  { name: '0002-accounts', class: Migration0002Accounts },
  { name: '0003-second-factor', class: Migration0003SecondFactor },
  { name: '0004-passkeys', class: Migration0004Passkeys },
  { name: '0005-leads', class: Migration0005Leads },
  { name: '0006-former-slugs', class: Migration0006FormerSlugs },
  { name: '0007-case-studies', class: Migration0007CaseStudies },
  { name: '0008-visits', class: Migration0008Visits },
  { name: '0009-page-texts', class: Migration0009PageTexts },
  { name: '0010-account-links', class: Migration0010AccountLinks },
  { name: '0012-emergency-articles', class: Migration0012EmergencyArticles },
  { name: '0013-feeds', class: Migration0013Feeds },
  { name: '0014-article-versions', class: Migration0014ArticleVersions },
  { name: '0015-article-drafts', class: Migration0015ArticleDrafts },
  { name: '0016-article-ends', class: Migration0016ArticleEnds },
  { name: '0017-article-locks-and-links', class: Migration0017ArticleLocksAndLinks },
  { name: '0018-pictures', class: Migration0018Pictures },
  { name: '0020-search-words', class: Migration0020SearchWords },
  { name: '0022-groups', class: Migration0022Groups },
  { name: '0023-events', class: Migration0023Events },
  { name: '0024-event-answers', class: Migration0024EventAnswers },
  { name: '0027-reading-traces', class: Migration0027ReadingTraces },
] as const;
