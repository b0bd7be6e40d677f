import { organization } from '../../../site.ts';
import { useSite } from '../../../runtime/SiteContext.tsx';

const { street, city, region, postalCode } = organization.address;

/** Who runs this site, where letters reach them, and by which address mail does. */
export function Operator() {
  const { name } = useSite();
  const { email } = organization.contact;
  return (
    <>
      {name}, {street}, {city}, {region} {postalCode}, United States; email <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
