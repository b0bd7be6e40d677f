import { paths } from '#web/paths.ts';

export const groups = [
  {
    title: 'On the wall',
    text: 'What keeps the outside out, and what is allowed to be an exception.',
    solutions: [
      [
        1,
        'Air-gapped deployment',
        'A site with no line at all, from the gatehouse to the last disk.',
        paths.airGappedDeployment,
      ],
      [
        4,
        'Connection protection',
        'Where a line has to remain: one direction, one purpose, watched.',
        paths.connectionProtection,
      ],
      [
        6,
        'Specialized security controls',
        'Keys kept apart from machines, two-person rules, your regulator’s own list.',
        paths.specializedSecurityControls,
      ],
    ],
  },
  {
    title: 'In the server room',
    text: 'The machine, the models on it, and how they divide the work.',
    solutions: [
      [
        2,
        'On-premise training',
        'A training program for several departments, on your accelerators.',
        paths.onPremiseTraining,
      ],
      [
        3,
        'Custom architecture',
        'A drawing made for one building, when no standard design fits it.',
        paths.customArchitecture,
      ],
      [5, 'Industry models', 'Models chosen and tuned for a field, with the tests that show it.', paths.industryModels],
      [
        7,
        'Agent orchestration',
        'Several agents on one task, and the points where a person must approve.',
        paths.agentOrchestration,
      ],
    ],
  },
  {
    title: 'In the other rooms',
    text: 'What it reads, whom it serves, and who comes to inspect.',
    solutions: [
      [
        8,
        'Legacy integration',
        'Reading copies from systems that predate interfaces, and preparing changes for people to enter.',
        paths.legacyIntegration,
      ],
      [
        9,
        'Data processing pipelines',
        'Scans, tables and attachments, turned into passages that can be cited.',
        paths.dataProcessingPipelines,
      ],
      [
        10,
        'Government compliance',
        'The papers an assessor wants, made while the work is done.',
        paths.governmentCompliance,
      ],
      [
        11,
        'Bespoke UI and UX design',
        'Screens for gloves, for night shifts, for people who dislike screens.',
        paths.bespokeUiUxDesign,
      ],
    ],
  },
] as const;

export const starting = [
  ['“Nothing here may ever be connected.”', '1,\u00a0then\u00a010', 'A survey of doors, and the update path'],
  ['“We have forty years of paper.”', '9,\u00a0then\u00a08', 'Fifty pages of the worst paper'],
  ['“It must speak our language.”', '5,\u00a0then\u00a02', 'Questions your experts disagree on'],
  ['“Our people will not use another tool.”', '11,\u00a0then\u00a07', 'A day spent watching them work'],
  ['“Our regulator wants a particular control.”', '6,\u00a0then\u00a04', 'The wording of the rule, unabridged'],
  ['“None of this describes us.”', '3', 'A floor plan and an afternoon'],
] as const;

export const industries = [
  { to: paths.government, title: 'Government', description: 'Boundaries, clearances and records laws.' },
  { to: paths.healthcare, title: 'Healthcare', description: 'Charts, imaging reports and the minimum necessary.' },
  {
    to: paths.financialServices,
    title: 'Financial services',
    description: 'Positions, ledgers and what must be kept.',
  },
  {
    to: paths.utilities,
    title: 'Utilities and infrastructure',
    description: 'Control zones that must not grow a path.',
  },
];
export const advice = [
  { to: paths.consulting, title: 'Consulting', description: 'A second opinion before anything is ordered.' },
  {
    to: paths.cioServices,
    title: 'CIO services',
    description: 'For heads of IT, and for organizations with no one responsible for AI.',
  },
];
