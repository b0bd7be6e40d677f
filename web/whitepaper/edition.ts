/** The title of the whitepaper. The date is fixed, so that every build produces the same bytes. */
export const title = 'An AI system inside your perimeter';

export const edition = {
  version: '1.0',
  date: '2026-11-21',
  subject:
    'Architecture, security, data, duties and sizing of an AI system that runs offline on the customer’s premises',
  keywords: 'air gap, on-premises, language model, security, deployment, checklist',
} as const;
