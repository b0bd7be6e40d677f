import { Fragment } from 'react';
import { formatAddress } from './statements.ts';
import { useSite, useSiteDetails } from '../runtime/SiteContext.tsx';

/** The operator of this site, with the postal and email address that it has stated. */
export function Operator() {
  const { name } = useSite();
  const details = useSiteDetails();
  const { legalName, email } = details;
  const address = formatAddress(details);
  return (
    <>
      {legalName || name}
      {address && `, ${address}`}
      {email && (
        <Fragment key="email">
          {address ? '; email ' : ', email '}
          <a href={`mailto:${email}`}>{email}</a>
        </Fragment>
      )}
    </>
  );
}
