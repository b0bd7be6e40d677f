import { organization } from '../../../site.ts';
import { useSite } from '../../../runtime/SiteContext.tsx';

const { street, city, region, postalCode } = organization.address;

/** The operator of this site, with postal and email address. */
export function Operator() {
  const { name } = useSite();
  const { email } = organization.contact;
  return (
    <>
      {name}, {street}, {city}, {region} {postalCode}, United States; email <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
