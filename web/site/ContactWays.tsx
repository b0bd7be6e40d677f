import { useSiteDetails } from '../runtime/SiteContext.tsx';
import { organization } from '../site.ts';
import { type Fact, FactList } from '../ui/FactList.tsx';
import { formatCity } from './statements.ts';

/** The ways to reach the company, of those that the operator has stated. */
export function ContactWays() {
  const details = useSiteDetails();
  const { email, phone, supportHours, street, country } = details;
  const hasAddress = Boolean(street || details.city);
  const ways: [term: string, fact: Fact[1]][] = [
    [
      'Mail',
      email && (
        <a key="mail" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    ],
    [
      'Telephone',
      phone && (
        <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      ),
    ],
    ['Hours', supportHours],
    ['Street', street],
    ['City', hasAddress && formatCity(details)],
    ['Country', hasAddress && country],
    ['Languages', organization.languages.join(', ')],
  ];
  return <FactList label="Other ways" facts={ways.filter(([, fact]) => fact)} />;
}
