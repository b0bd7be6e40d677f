import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { StatusPage } from '#web/ui/StatusPage.tsx';
import UnfinishedDrawing from '#web/drawings/unfinished.svg?react';
import { paths } from '#web/paths.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';

const text = "We're still working on this page. Please check back soon!";

/** The page for unknown URLs. */
export function UnderConstructionPage() {
  const { pathname } = useLocation();
  return (
    <>
      <HttpStatus code={404} />
      <PageHead title="Under Construction" description={text} path={pathname} hidden />
      <StatusPage
        status="Drawing in progress"
        title="Under Construction"
        text={<p>{text}</p>}
        actions={<ButtonLink to={paths.home}>Return to Homepage</ButtonLink>}
        drawing={<UnfinishedDrawing />}
      />
    </>
  );
}
