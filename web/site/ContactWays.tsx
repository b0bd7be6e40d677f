import { useSiteDetails } from '../runtime/SiteContext.tsx';
import { organization } from '../site.ts';
import { type Fact, FactList } from '../ui/FactList.tsx';
import { formatCity } from './statements.ts';

/** The mail address and the telephone of the company, if the operator has stated them. */
export function useDirectWays(): Fact[] {
  const { email, phone } = useSiteDetails();
  const ways: Fact[] = [];
  if (email)
    ways.push([
      'Mail',
      <a key="mail" href={`mailto:${email}`}>
        {email}
      </a>,
    ]);
  if (phone)
    ways.push([
      'Telephone',
      <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        {phone}
      </a>,
    ]);
  return ways;
}

/** The ways to reach the company, of those that the operator has stated. */
export function ContactWays() {
  const details = useSiteDetails();
  const { supportHours, street, country } = details;
  const hasAddress = Boolean(street || details.city);
  const ways: Fact[] = [
    ...useDirectWays(),
    ['Hours', supportHours],
    ['Street', street],
    ['City', hasAddress && formatCity(details)],
    ['Country', hasAddress && country],
    ['Languages', organization.languages.join(', ')],
  ];
  return <FactList label="Other ways" facts={ways.filter(([, fact]) => fact)} />;
}
