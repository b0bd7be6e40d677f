import { paths } from '../paths.ts';
import { HttpStatus } from '../runtime/ServerContext.tsx';
import { ButtonLink } from './Button.tsx';
import { PageHead } from './PageHead.tsx';
import { StatusPage } from './StatusPage.tsx';

/** For signed-in users who are not allowed to see a page. */
export function NotAllowedPage({ path, lacksFactor }: { path: string; lacksFactor?: boolean }) {
  const text = lacksFactor
    ? 'Your role requires a second factor. Set one up on your account page to open this page.'
    : 'This page is not for your role. If you need access, ask an administrator.';
  return (
    <>
      <HttpStatus code={403} />
      <PageHead title="Not allowed" description={text} path={path} hidden />
      <StatusPage
        status="403 Not allowed"
        title={lacksFactor ? 'Second factor required.' : 'You do not have access to this page.'}
        text={<p>{text}</p>}
        actions={
          lacksFactor ? (
            <ButtonLink to={paths.investorAccount}>Set up a second factor</ButtonLink>
          ) : (
            <ButtonLink to={paths.investor}>Back to the portal</ButtonLink>
          )
        }
      />
    </>
  );
}
