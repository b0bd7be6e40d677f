import { useFormNoticeQuery, useUnsubscribeLinkQuery } from '../../../../graphql/generated/door.ts';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { PageHead } from '../../../components/PageHead.tsx';
import formStyles from '../../../forms/Form.module.css';
import { FormMessage } from '../../../forms/FormMessage.tsx';
import { paths } from '../../../paths.ts';
import { Door, DoorWords } from './Door.tsx';
import { startOf } from './formStart.ts';
import { LinkFailure } from './LinkFailure.tsx';

/** Where mails about updates are ended without signing in. Mail programs open links, so only the button does it. */
export function UnsubscribePage() {
  const { data: notice } = useFormNoticeQuery();
  const { data, error, loading } = useUnsubscribeLinkQuery();
  const { message } = startOf(notice, 'unsubscribe');
  const link = data?.unsubscribeLink;
  return (
    <Door title="Mails about updates">
      <PageHead
        title="Mails about updates"
        description="Where mails about updates for investors are ended, without signing in."
        path={paths.unsubscribe}
        hidden
      />
      <DoorWords>
        <FormMessage>{message}</FormMessage>
        {link && link.mails !== 'NONE' ? (
          <form method="post" action="/unsubscribe" className={formStyles.form}>
            <p>Are we to mail you of no more updates? They still stand in the portal, and other mails still come.</p>
            <Button type="submit" variant="primary">
              End mails about updates
            </Button>
          </form>
        ) : message || link ? (
          <>
            {!message && <p>You are mailed of no updates.</p>}
            <ButtonLink to={paths.investorAccount}>Choose on your account page</ButtonLink>
          </>
        ) : (
          <LinkFailure error={error} loading={loading}>
            <p>This link does not work. Perhaps it was not copied whole. Your account page ends these mails, too.</p>
            <ButtonLink to={paths.investorAccount}>Open your account page</ButtonLink>
          </LinkFailure>
        )}
      </DoorWords>
    </Door>
  );
}
