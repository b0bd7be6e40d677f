import type { ComponentProps } from 'react';
import { type ArticleField, articleLabels, basicFields, CHECKED, neededToPublish } from '#graphql/article-fields.ts';
import { text } from '#graphql/limits.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { InlineLink } from '../ui/InlineLink.tsx';
import { PortalPageHead, PortalSection } from '../ui/PortalSection.tsx';
import { Moment } from '../ui/Moment.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { Field } from '../forms/Field.tsx';
import formStyles from '../forms/Form.module.css';
import { SelectField } from '../forms/SelectField.tsx';
import { paths } from '../paths.ts';
import { type ArticleView, listErrors, makeTitle } from './views.ts';
import { statusLabels } from './LegacyArticlesPage.tsx';
import { FormMessage } from '../forms/FormMessage.tsx';

const labels = { ...articleLabels, overrideReason: 'Reason' };

/** What a text field needs beside its label. */
const controls: Partial<Record<ArticleField, Partial<ComponentProps<typeof Field>>>> = {
  title: { required: true, maxLength: text.title },
  summary: { multiline: true, rows: 3, maxLength: text.summary },
  body: { multiline: true, rows: 20, maxLength: text.articleBody, hint: 'Markdown.' },
  authorName: { maxLength: text.personName },
  reviewedOn: { type: 'date' },
  seoTitle: { maxLength: text.seoTitle, hint: 'If empty, the title is used.' },
  seoDescription: {
    multiline: true,
    rows: 3,
    maxLength: text.seoDescription,
    hint: 'If empty, the summary is used.',
  },
};
const textFields = basicFields.filter((name) => name !== 'categoryId' && name !== 'isNoindex');

/** Edits one article without JavaScript. After a conflicting save, it shows both versions, so that no text is lost. */
export function LegacyArticlePage(view: ArticleView) {
  const { id, slug, status, form, theirs, draftWaits } = view;
  const isLive = status === 'PUBLISHED';
  const name = form.values['title'] || 'Article';
  return (
    <>
      <PageHead
        title={makeTitle(`${name} without JavaScript`, form.message)}
        description="One article, to edit without JavaScript, editor or API."
        path={paths.adminArticleLegacy(id)}
        hidden
      />
      <PortalPageHead title={name}>
        {statusLabels[status]}.{' '}
        {isLive ? (
          <>
            Changes appear immediately. <InlineLink to={paths.article(slug)}>View article</InlineLink>
          </>
        ) : (
          'Saving does not publish the article.'
        )}
        {draftWaits &&
          ' This article also has an unpublished draft in the editor. Saving here does not change that draft. The editor shows both texts before the draft is published.'}
      </PortalPageHead>
      <PortalSection
        title={theirs ? 'Your text' : 'The article'}
        note={theirs ? 'Your text. Saving now replaces the text below.' : undefined}
      >
        <ArticleForm {...view} />
      </PortalSection>
      {theirs && (
        <PortalSection
          title={theirs.savedBy === null ? 'Saved by you elsewhere' : `Saved by ${theirs.savedBy}`}
          note={<Moment at={theirs.seen} />}
        >
          <div className={formStyles.form}>
            {textFields.map((name) => (
              <Field
                key={name}
                label={`Saved ${articleLabels[name].toLowerCase()}`}
                name={`theirs-${name}`}
                required
                readOnly
                multiline={controls[name]?.multiline ?? false}
                rows={name === 'body' ? 14 : undefined}
                defaultValue={theirs[name]}
              />
            ))}
          </div>
        </PortalSection>
      )}
    </>
  );
}

function ArticleForm({ id, status, form, said, categories, issues }: ArticleView) {
  const { message, errors, values } = form;
  const isLive = status === 'PUBLISHED';
  return (
    <form method="post" action={paths.adminArticleLegacy(id)} className={formStyles.form}>
      <FormMessage>{said}</FormMessage>
      <ErrorSummary title={message} errors={listErrors(form, labels)} />
      <input type="hidden" name="seen" value={values['seen'] ?? ''} />
      {textFields.map((name) => (
        <Field
          key={name}
          label={articleLabels[name]}
          name={name}
          isNeededToPublish={neededToPublish.includes(name)}
          {...controls[name]}
          defaultValue={values[name]}
          error={errors[name]}
        />
      ))}
      <SelectField
        label={articleLabels.categoryId}
        name="categoryId"
        options={[['', 'None'], ...categories.map(({ id, name }) => [id, name] as const)]}
        defaultValue={values['categoryId'] ?? ''}
        error={errors['categoryId']}
      />
      <SelectField
        label="Search engines"
        name="isNoindex"
        options={[
          ['', 'May list this page'],
          [CHECKED, articleLabels.isNoindex],
        ]}
        defaultValue={values['isNoindex'] ?? ''}
      />
      {errors['overrideReason'] && (
        <>
          <IssueList issues={issues} />
          <Field
            label="Reason to publish with these issues"
            name="overrideReason"
            required
            maxLength={text.overrideReason}
            defaultValue={values['overrideReason']}
            error={errors['overrideReason']}
            hint="At least 10 characters. The audit log keeps it."
          />
        </>
      )}
      <div className="plain-actions">
        <Button type="submit" variant="primary" name="act" value="save">
          Save
        </Button>{' '}
        <Button type="submit" name="act" value={isLive ? 'unpublish' : 'publish'} variant={isLive ? 'danger' : 'quiet'}>
          {isLive ? 'Save and unpublish' : 'Save and publish now'}
        </Button>{' '}
        <ButtonLink to={paths.adminArticlesLegacy} reload>
          All articles
        </ButtonLink>
      </div>
    </form>
  );
}

function IssueList({ issues }: Pick<ArticleView, 'issues'>) {
  return (
    <section aria-label="Issues to fix">
      <ul>
        {issues.map(({ line, message, isError }) => (
          <li key={`${line}|${message}`}>
            {isError ? 'Error' : 'Warning'}
            {line !== null && `, line ${line}`}: {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
