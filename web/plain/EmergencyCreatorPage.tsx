import { text } from '#graphql/limits.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { InlineLink } from '../ui/InlineLink.tsx';
import { PortalPageHead, PortalSection } from '../ui/PortalSection.tsx';
import { Moment } from '../ui/Moment.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { CheckField } from '../forms/CheckField.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { Field } from '../forms/Field.tsx';
import formStyles from '../forms/Form.module.css';
import { paths } from '../paths.ts';
import { type CreatorView, type Emergency, listErrors, makeTitle } from './views.ts';

const labels = { title: 'Title', body: 'Text', key: 'Form' };

/** Publishes an urgent notice on the site with one form and one button. */
export function EmergencyCreatorPage({ form, current }: CreatorView) {
  const { message, errors, values } = form;
  return (
    <>
      <PageHead
        title={makeTitle('New emergency notice', message)}
        description="Publish an urgent notice without JavaScript, the editor or the API."
        path={paths.adminEmergencyArticleCreator}
        hidden
      />
      <PortalPageHead title="New emergency notice">
        Published immediately as an article and, if you want, as a banner on every page. This form works when the editor
        and the API do not.
      </PortalPageHead>
      <PortalSection title="The notice" note={current ? <Replaces current={current} /> : undefined}>
        <form method="post" action={paths.adminEmergencyArticleCreator} className={formStyles.form}>
          <ErrorSummary title={message && 'Nothing was published.'} errors={listErrors(form, labels)} />
          <input type="hidden" name="key" value={values['key'] ?? ''} />
          <Field
            label="Title"
            name="title"
            required
            maxLength={text.title}
            defaultValue={values['title']}
            error={errors['title']}
            hint="The text of the banner: what happened or what to do, in one line."
          />
          <Field
            label="Text"
            name="body"
            required
            multiline
            rows={14}
            maxLength={text.articleBody}
            defaultValue={values['body']}
            error={errors['body']}
            hint="Markdown. The first paragraph becomes the summary in lists and feeds."
          />
          <CheckField
            label="Show as a banner on every page"
            name="banner"
            value="yes"
            defaultChecked={values['banner'] === 'yes'}
          />
          <div className="plain-actions">
            <Button type="submit" variant="primary">
              Publish now
            </Button>{' '}
            <ButtonLink to={paths.adminEmergencyArticle} reload>
              Cancel
            </ButtonLink>
          </div>
        </form>
      </PortalSection>
    </>
  );
}

function Replaces({ current }: { current: Emergency }) {
  return (
    <>
      Published <Moment at={current.publishedAt} />: “{current.title}”. A new notice replaces it
      {current.banner && ' on the banner'}; its article stays published.{' '}
      <InlineLink to={paths.adminEmergencyArticle}>Withdraw the notice instead</InlineLink>
    </>
  );
}
