/** The topics of a message to the company, as the contact form lists them. */
export const contactTopics = {
  DEPLOYMENT: 'Running the product on our premises',
  SECURITY: 'A security question, or a weakness that you found',
  SERVICES: 'Consulting and services',
  INVESTORS: 'Investor relations',
  PRESS: 'Press',
  CAREERS: 'Careers',
  OTHER: 'Something else',
} as const;

export type ContactTopic = keyof typeof contactTopics;
