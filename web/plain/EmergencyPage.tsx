import { Button, ButtonLink } from '../ui/Button.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { type Fact, FactList } from '../ui/FactList.tsx';
import { InlineLink } from '../ui/InlineLink.tsx';
import { PortalPageHead, PortalSection } from '../ui/PortalSection.tsx';
import { Moment } from '../ui/Moment.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import formStyles from '../forms/Form.module.css';
import { paths } from '../paths.ts';
import { type Emergency, type EmergencyView, makeTitle } from './views.ts';

const DELETED_ACCOUNT = 'a deleted account';

/** The current notice with a button to withdraw it, and earlier notices. */
export function EmergencyPage({ current, past, message, asks }: EmergencyView) {
  return (
    <>
      <PageHead
        title={makeTitle('Emergency notice', message)}
        description="The current emergency notice and earlier ones."
        path={paths.adminEmergencyArticle}
        hidden
      />
      <PortalPageHead title="Emergency notice">
        Current and past emergency notices. This page works when the editor and the API do not.
      </PortalPageHead>
      <PortalSection title="Current notice">
        <div className={formStyles.form}>
          <ErrorSummary title={message} errors={[]} />
          {current ? <Current notice={current} asks={asks} /> : <p>No current notice.</p>}
          <div className="plain-actions">
            <ButtonLink to={paths.adminEmergencyArticleCreator} variant={current ? 'quiet' : 'primary'} reload>
              {current ? 'Replace with a new notice' : 'Publish a notice'}
            </ButtonLink>
          </div>
        </div>
      </PortalSection>
      <PortalSection title="Earlier notices" note="The latest 100 notices.">
        {past.length > 0 ? <Past notices={past} /> : <p>No notices yet.</p>}
      </PortalSection>
    </>
  );
}

function Current({ notice, asks }: { notice: Emergency; asks: boolean }) {
  const facts: Fact[] = [
    ['Title', <Title key="title" notice={notice} />],
    ['Published', <Moment key="at" at={notice.publishedAt} />],
    ['By', notice.publishedBy ?? DELETED_ACCOUNT],
    ['Banner', notice.slug === null ? 'Off: its article is not published' : notice.banner ? 'On every page' : 'None'],
  ];
  return (
    <>
      <FactList facts={facts} label="The current notice" />
      {asks ? (
        <form method="post" action={paths.adminEmergencyArticle} className={formStyles.form}>
          <input type="hidden" name="id" value={notice.id} />
          <p>Its article becomes a draft, and the banner disappears from every page.</p>
          <div className="plain-actions">
            <Button type="submit" variant="danger">
              Withdraw notice
            </Button>{' '}
            <ButtonLink to={paths.adminEmergencyArticle} reload>
              Cancel
            </ButtonLink>
          </div>
        </form>
      ) : (
        <div className="plain-actions">
          <ButtonLink to={`${paths.adminEmergencyArticle}?withdraw=ask`} variant="danger" reload>
            Withdraw …
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Links to the published article, otherwise to its editor. */
function Title({ notice: { title, slug, articleId } }: { notice: Emergency }) {
  if (slug !== null) return <InlineLink to={paths.article(slug)}>{title}</InlineLink>;
  return articleId ? <InlineLink to={paths.adminArticleLegacy(articleId)}>{title}</InlineLink> : title;
}

const describeEnd = ({ replaced }: Emergency): string => (replaced ? 'Replaced by a newer notice' : 'Withdrawn');

function Past({ notices }: { notices: Emergency[] }) {
  return (
    <DataTable
      number={1}
      caption="Past notices, newest first"
      columns={['Notice', 'Published', 'Published by', 'Ended', 'Ended by', 'How', 'Banner']}
      rows={notices.map((notice) => [
        <Title key="title" notice={notice} />,
        <Moment key="published" at={notice.publishedAt} />,
        notice.publishedBy ?? DELETED_ACCOUNT,
        notice.endedAt && <Moment key="ended" at={notice.endedAt} />,
        notice.endedBy ?? DELETED_ACCOUNT,
        describeEnd(notice),
        notice.banner ? 'Yes' : 'No',
      ])}
    />
  );
}
