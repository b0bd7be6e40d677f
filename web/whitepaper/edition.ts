export interface Edition {
  title: string;
  version: string;
  /** Fixed, so that every build produces the same bytes. */
  date: string;
  subject: string;
  keywords: string;
}

export const edition: Edition = {
  title: 'An AI system inside your perimeter',
  version: '1.2',
  date: '2026-11-28',
  subject:
    'Architecture, security, data, duties and sizing of an AI system that runs offline on the customer’s premises',
  keywords: 'air gap, on-premises, language model, security, deployment, checklist',
};

export const mappingsEdition: Edition = {
  title: 'Framework mappings',
  version: '1.1',
  date: '2026-11-28',
  subject: 'What the product does for the controls of eleven frameworks, and what stays with its owner',
  keywords: 'NIST AI RMF, NIST SP 800-53, ISO 27001, ISO 42001, SOC 2, HIPAA, HITRUST, EU AI Act, CMMC, NERC CIP',
};
