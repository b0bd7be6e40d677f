import { ButtonForm } from '#web/forms/ButtonForm.tsx';
import { AddressLinkDocument, useAddressLinkQuery } from '#graphql/generated/auth.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import formStyles from '#web/forms/Form.module.css';
import { paths } from '#web/paths.ts';
import { AuthLayout, AuthText } from './AuthLayout.tsx';
import { formNoticeQuery, getInitialState } from './formStart.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { FormMessage } from '#web/forms/FormMessage.tsx';

/** The question and the button of each kind of link. */
const texts: Record<string, [text: string, button: string]> = {
  VERIFY_EMAIL: ['Confirm that this email address is yours:', 'Verify email address'],
  CHANGE_EMAIL: ['Confirm the new email address of your account:', 'Use this email address'],
  UNDO_EMAIL: [
    'The email address of your account was changed. Undo the change to restore the previous address and end all sessions:',
    'Undo the change',
  ],
};

const addressLinkQuery = pageQuery(AddressLinkDocument, useAddressLinkQuery, noVariables);

export const queries = [formNoticeQuery, addressLinkQuery];

/**
 * The page behind email verification links. Email programs open links automatically, so only the button has an effect.
 */
export function VerifyPage() {
  const { data: notice } = usePageData(formNoticeQuery);
  const { data, error, loading } = usePageData(addressLinkQuery);
  const { message } = getInitialState(notice, 'verify');
  const link = data?.browser.addressLink;
  const [text, button] = texts[link?.purpose ?? ''] ?? texts['VERIFY_EMAIL']!;
  return (
    <AuthLayout
      title="Your email address"
      description="Confirms the email address of an account in the investor portal."
      path={paths.verify}
    >
      <AuthText>
        <FormMessage>{message}</FormMessage>
        {link ? (
          <ButtonForm action="/verify" className={formStyles.form}>
            <p>
              {text} <b>{link.email}</b>
            </p>
            <Button type="submit" variant="primary">
              {button}
            </Button>
          </ButtonForm>
        ) : message ? (
          <ButtonLink to={paths.auth}>Go to the portal</ButtonLink>
        ) : (
          <LinkFailure error={error} loading={loading}>
            <p>
              This link was already used or has expired. Request a new one on the status page of your request, which the
              first email links to, or on your account page.
            </p>
            <ButtonLink to={paths.auth}>Go to the portal</ButtonLink>
          </LinkFailure>
        )}
      </AuthText>
    </AuthLayout>
  );
}
