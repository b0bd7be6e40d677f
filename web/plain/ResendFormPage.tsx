import { siteDetailLabels } from '#graphql/site-detail-fields.ts';
import { Button, ExternalButtonLink } from '../ui/Button.tsx';
import { PortalPageHead, PortalSection } from '../ui/PortalSection.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { Field } from '../forms/Field.tsx';
import formStyles from '../forms/Form.module.css';
import { paths } from '../paths.ts';
import type { ResendView } from './views.ts';

/** Fields with text that the user typed. All other fields are sent as hidden inputs. */
const labels: Record<string, string> = { title: 'Title', summary: 'Summary', body: 'Text', ...siteDetailLabels };

/** Returns the input of a form that could not be saved now, so that the user can send it again. */
export function ResendFormPage({ message, action, values }: ResendView) {
  const entries = Object.entries(values);
  const hidden = entries.filter(([name]) => !Object.hasOwn(labels, name));
  const visibleEntries = Object.entries(labels).filter(([name]) => name in values);
  const canSend = entries.length > 0;
  return (
    <>
      <PageHead title="Message not sent" description="Your message could not be saved now." path={action} hidden />
      <PortalPageHead title="Your message was not sent.">
        {canSend && 'Your text is below, and you can send it again.'}
      </PortalPageHead>
      <PortalSection title="Your message">
        <form method="post" action={action} className={formStyles.form}>
          <ErrorSummary title={message} errors={[]} />
          {hidden.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {visibleEntries.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              name={name}
              required={!Object.hasOwn(siteDetailLabels, name)}
              multiline={name !== 'title'}
              rows={name === 'body' ? 14 : 3}
              defaultValue={values[name]}
            />
          ))}
          <div className="plain-actions">
            {canSend && (
              <Button type="submit" variant="primary">
                Send again
              </Button>
            )}
            <ExternalButtonLink href={`${paths.auth}?${new URLSearchParams({ next: action })}`}>
              Sign in
            </ExternalButtonLink>
          </div>
        </form>
      </PortalSection>
    </>
  );
}
