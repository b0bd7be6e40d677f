/** What the whitepaper is called. The date is the document's own, so that printing it again gives the same bytes. */
export const title = 'An AI system inside your perimeter';

export const edition = {
  version: '1.0',
  date: '2026-11-21',
  subject:
    'Architecture, security, data, duties and sizing of an AI system that runs offline on the customer’s premises',
  keywords: 'air gap, on-premises, language model, security, deployment, checklist',
} as const;
