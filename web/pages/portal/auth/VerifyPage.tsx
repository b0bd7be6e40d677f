import { useAddressLinkQuery, useFormNoticeQuery } from '../../../../graphql/generated/door.ts';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { PageHead } from '../../../components/PageHead.tsx';
import formStyles from '../../../forms/Form.module.css';
import { FormMessage } from '../../../forms/FormMessage.tsx';
import { paths } from '../../../paths.ts';
import { Door, DoorWords } from './Door.tsx';
import { startOf } from './formStart.ts';
import { LinkFailure } from './LinkFailure.tsx';

/** What each kind of link asks, and its button. */
const words: Record<string, [text: string, button: string]> = {
  VERIFY_EMAIL: ['Please confirm that this address is yours:', 'Verify my address'],
  CHANGE_EMAIL: ['Please confirm that your account is to have this address:', 'Use this address'],
  UNDO_EMAIL: [
    'The address of your account was changed. This brings the old one back and signs out everybody who is signed in:',
    'Take the change back',
  ],
};

/** Where links about an address lead. Mail programs open links by themselves, so only the button does something. */
export function VerifyPage() {
  const { data: notice } = useFormNoticeQuery();
  const { data, error, loading } = useAddressLinkQuery();
  const { message } = startOf(notice, 'verify');
  const link = data?.addressLink;
  const [text, button] = words[link?.purpose ?? ''] ?? words['VERIFY_EMAIL']!;
  return (
    <Door title="Your address">
      <PageHead
        title="Your address"
        description="Where links about the e-mail address of an account in the investor portal lead."
        path={paths.verify}
        hidden
      />
      <DoorWords>
        <FormMessage>{message}</FormMessage>
        {link ? (
          <form method="post" action="/verify" className={formStyles.form}>
            <p>
              {text} <b>{link.email}</b>
            </p>
            <Button type="submit" variant="primary">
              {button}
            </Button>
          </form>
        ) : message ? (
          <ButtonLink to={paths.auth}>Go to the portal</ButtonLink>
        ) : (
          <LinkFailure error={error} loading={loading}>
            <p>
              This link was used already or has expired. The page of your request, linked in the first mail, sends a new
              one; who has an account finds it on the account page.
            </p>
            <ButtonLink to={paths.auth}>Go to the portal</ButtonLink>
          </LinkFailure>
        )}
      </DoorWords>
    </Door>
  );
}
