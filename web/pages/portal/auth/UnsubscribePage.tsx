import { ButtonForm } from '#web/forms/ButtonForm.tsx';
import { UnsubscribeLinkDocument, useUnsubscribeLinkQuery } from '#graphql/generated/auth.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import formStyles from '#web/forms/Form.module.css';
import { paths } from '#web/paths.ts';
import { AuthLayout, AuthText } from './AuthLayout.tsx';
import { formNoticeQuery, getInitialState } from './formStart.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { FormMessage } from '#web/forms/FormMessage.tsx';

const unsubscribeLinkQuery = pageQuery(UnsubscribeLinkDocument, useUnsubscribeLinkQuery, noVariables);

export const queries = [formNoticeQuery, unsubscribeLinkQuery];

/**
 * Unsubscribes from update emails without signing in. Email programs open links automatically, so only the button has
 * an effect.
 */
export function UnsubscribePage() {
  const { data: notice } = usePageData(formNoticeQuery);
  const { data, error, loading } = usePageData(unsubscribeLinkQuery);
  const { message } = getInitialState(notice, 'unsubscribe');
  const link = data?.browser.unsubscribeLink;
  return (
    <AuthLayout
      title="Update emails"
      description="Unsubscribe from update emails without signing in."
      path={paths.unsubscribe}
    >
      <AuthText>
        <FormMessage>{message}</FormMessage>
        {link && link.emailFrequency !== 'NONE' ? (
          <ButtonForm action="/unsubscribe" className={formStyles.form}>
            <p>
              Unsubscribe from update emails? Updates stay available in the portal, and you still receive other emails.
            </p>
            <Button type="submit" variant="primary">
              Unsubscribe from update emails
            </Button>
          </ButtonForm>
        ) : message || link ? (
          <>
            {!message && <p>You do not receive update emails.</p>}
            <ButtonLink to={paths.investorAccount}>Choose on your account page</ButtonLink>
          </>
        ) : (
          <LinkFailure error={error} loading={loading}>
            <p>This link does not work. It may be incomplete. You can also unsubscribe on your account page.</p>
            <ButtonLink to={paths.investorAccount}>Open your account page</ButtonLink>
          </LinkFailure>
        )}
      </AuthText>
    </AuthLayout>
  );
}
