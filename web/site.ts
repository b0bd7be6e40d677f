// Facts about the company. Edit only this file when they change; they are placeholders until the company supplies its
// own. Name, demo URL and public URL come from the server's environment.
export const defaultName = 'Safe AI';
export const defaultDemoUrl = 'https://demo.example';
export const defaultPublicUrl = 'http://localhost:3000';

export type Founder = { name: string; jobTitle: string };
export type SocialProfile = { name: string; url: string };

export const organization = {
  tagline: 'An AI system that runs in your own rack, with no cable to the outside.',
  description:
    'Enterprise AI that runs completely offline, on your premises or air-gapped. Train, deploy and use it without sending data anywhere.',
  foundingYear: 2023,
  founders: [
    { name: 'First Founder', jobTitle: 'Co-founder' },
    { name: 'Second Founder', jobTitle: 'Co-founder' },
  ] satisfies Founder[],
  address: {
    street: '1 Example Street',
    city: 'Wilmington',
    region: 'DE',
    postalCode: '19801',
    country: 'US',
  },
  contact: { type: 'customer service', email: 'hello@demo.example', languages: ['English'] },
  social: [
    { name: 'LinkedIn', url: 'https://social.example/linkedin' },
    { name: 'X', url: 'https://social.example/x' },
    { name: 'YouTube', url: 'https://social.example/youtube' },
  ] satisfies SocialProfile[],
  /** Statements that only the operator can supply, as the page shows them. Text in brackets is a placeholder. */
  legal: {
    terms: { law: '[The operator states the governing law and the courts.]' },
    privacy: {
      contact:
        '[The operator adds a data protection officer or a representative in the European Union here, if it has to have one.]',
      technicalLog: '[The operator states the period, for example seven days.]',
      mailServer: '[The operator names it.]',
      languageModel: '[The operator states where its language model runs, if it uses one.]',
      country:
        '[The operator states the country in which the server stands and, if data crosses a border, the safeguard that applies.]',
      refusedRequests: '[The operator states a period, for example six months]',
      auditLog: '[The operator states a period that fits its duties]',
      backups: '[The operator states the age of its oldest backup]',
    },
  },
} as const;

export const software = {
  category: 'BusinessApplication',
  operatingSystem: 'All',
  offer: { price: '0', currency: 'USD', validUntil: '2025-12-31' },
  features: ['Air-gapped security', 'On-premises deployment', 'Multi-agent orchestration', 'Local processing'],
} as const;

type Facts = {
  founders: readonly { name: string }[];
  address: { street: string; city: string; region: string; postalCode: string };
  contact: { email: string };
  social: readonly { url: string }[];
  legal: { terms: Record<string, string>; privacy: Record<string, string> };
};

const STAND_IN = /\bexample\b|^(First|Second) Founder$|^\[/i;

/** The facts above that are still placeholders, each with the page that shows it. */
export function listPlaceholders({ founders, address, contact, social, legal }: Facts = organization): string[] {
  const { street, city, region, postalCode } = address;
  const facts: [name: string, values: string[]][] = [
    ['founders on /about', founders.map(({ name }) => name)],
    ['address on /about, /privacy, /terms and /cookies', [`${street}, ${city}, ${region} ${postalCode}`]],
    ['contact email on /about, /privacy, /terms and /cookies', [contact.email]],
    ['social profiles in the footer', social.map(({ url }) => url)],
    ['legal details on /terms', Object.values(legal.terms)],
    ['legal details on /privacy', Object.values(legal.privacy)],
  ];
  return facts
    .map(([name, values]): [string, string[]] => [name, values.filter((value) => STAND_IN.test(value))])
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}: ${values.join(', ')}`);
}
