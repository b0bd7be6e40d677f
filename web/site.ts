// What the product says about the company everywhere. Name, demo URL and public URL come from the server's environment;
// what only the operator knows, such as the address and the founders, is set at /admin/site.
export const defaultName = 'Safe AI';
export const defaultDemoUrl = 'https://demo.example';
export const defaultPublicUrl = 'http://localhost:3000';

export const organization = {
  tagline: 'An AI system that runs in your own rack, with no cable to the outside.',
  description:
    'Enterprise AI that runs completely offline, on your premises or air-gapped. Train, deploy and use it without sending data anywhere.',
  foundingYear: 2023,
  /** The country of the address, unless an administrator sets another. */
  country: 'US',
  contactType: 'customer service',
  languages: ['English'],
} as const;

export const software = {
  category: 'BusinessApplication',
  operatingSystem: 'All',
  offer: { price: '0', currency: 'USD', validUntil: '2025-12-31' },
  features: ['Air-gapped security', 'On-premises deployment', 'Multi-agent orchestration', 'Local processing'],
} as const;
