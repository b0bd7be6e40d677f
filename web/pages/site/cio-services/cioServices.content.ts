export const papers = [
  [
    'An inventory of AI in use',
    'Including the accounts staff opened themselves, without blame, because blame makes it incomplete',
  ],
  ['A rule of one page', 'Which documents may go to which kind of machine; readable in an elevator'],
  ['A portfolio', 'Each use with an owner, a sensitivity, a dependence on the outside and a reason to exist'],
  ['A budget with its shape', 'Purchase, power, people, replacement; what is paid once and what returns each year'],
  ['An exit for every entry', 'For each vendor, ours among them: what stops, what stays, who would do what on the day'],
  ['A calendar', 'Reviews, drills, renewals and the board paper, with names beside dates'],
] as const;

export const costs = [
  ['Accelerators and servers', 'Before the first answer', 'Capacity no one uses at night'],
  ['Power, cooling, floor load', 'Every month', 'The one that facilities hears about last'],
  ['Two operators', 'Every month', 'Vacations; a third who can stand in'],
  ['Documents in order', 'Mostly before', 'The largest item, and it is worth it without AI'],
  ['Updates and tests', 'Several times a year', 'The afternoon of those who read test answers'],
  ['Replacement', 'When depreciation says so', 'Disks are destroyed, so they have no resale value'],
] as const;

export const board = [
  {
    topic: 'Are we behind?',
    product: 'A comparison of what peers publish with what they can have tested.',
    yours: 'Decide what being ahead would be worth, in your own terms.',
  },
  {
    topic: 'Are we exposed?',
    product: 'A list of where company text goes today, made before any purchase.',
    yours: 'Close what the list shows, with or without us.',
  },
  {
    topic: 'What if it is wrong?',
    product: 'For each use, the harm of a wrong answer and who would notice.',
    yours: 'Accept the risk by name, or remove the use.',
  },
  {
    topic: 'What if they go under?',
    product: 'A demonstration with the vendor unreachable, ourselves included.',
    yours: 'Attend it. An hour in the server room is more convincing than any slide.',
  },
] as const;
