import { ButtonForm } from '#web/forms/ButtonForm.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import formStyles from '#web/forms/Form.module.css';
import { paths } from '#web/paths.ts';
import { AuthLayout, AuthText } from './AuthLayout.tsx';
import { formNoticeQuery, getInitialState } from './formStart.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { FormMessage } from '#web/forms/FormMessage.tsx';

export const queries = [formNoticeQuery];

/** Withdraws the consent that a visitor gave in a form. Email programs open links, so only the button has an effect. */
export function WithdrawPage() {
  const { data: notice } = usePageData(formNoticeQuery);
  const { message } = getInitialState(notice, 'withdraw');
  return (
    <AuthLayout
      title="Withdraw your consent"
      way={null}
      description="Delete what you sent with a form of this site, without signing in."
      path={paths.withdraw}
    >
      <AuthText>
        <FormMessage>{message}</FormMessage>
        {message ? (
          <ButtonLink to={paths.contactUs}>Write to us</ButtonLink>
        ) : (
          <ButtonForm action="/withdraw" className={formStyles.form}>
            <p>
              Delete your request or message with your name, email address and company, our notes about it, and the
              emails that this site sent you? A link to the whitepaper stops working. You need no account, only the link
              in our email. Copies in our mailbox, such as an answer to you, are erased if you write to us.
            </p>
            <Button type="submit" variant="primary">
              Delete what I sent
            </Button>
          </ButtonForm>
        )}
      </AuthText>
    </AuthLayout>
  );
}
