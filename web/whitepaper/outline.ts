/** The chapters in order, with title and main statement. The whitepaper page on the site shows the same list. */
export const outline = {
  why: {
    title: 'Why offline',
    claim:
      'A system that needs the internet shares its owner’s fate with everybody it calls. One that does not can be switched off by no one else.',
  },
  works: {
    title: 'How it works',
    claim: 'Six components, fourteen connections, and no connection that leads out.',
  },
  deployment: {
    title: 'Deployment',
    claim: 'The wall can be drawn in several places. Where it is drawn decides who can open it.',
  },
  security: {
    title: 'Security',
    claim: 'An air gap removes everyone who is not in the building. The chapter is about those who are.',
  },
  data: {
    title: 'Data',
    claim: 'Documents stay where they are. What is made out of them is as sensitive as they were.',
  },
  change: {
    title: 'Updates and change',
    claim: 'The only way in for our software is a drive with a seal on it, carried by a person.',
  },
  obligations: {
    title: 'What stays your duty',
    claim: 'No one can sell you an authorization. What a vendor can do is leave you less to write.',
  },
  sizing: {
    title: 'Sizing',
    claim: 'One fact decides: the memory on the accelerators. The rest can be calculated from it.',
  },
  failure: {
    title: 'When something fails',
    claim: 'A system that has never been seen failing will choose its own first time.',
  },
  checklist: {
    title: 'Checklist',
    claim: 'Print this chapter. Every line can be checked by your own people, without believing anybody.',
  },
} as const;
