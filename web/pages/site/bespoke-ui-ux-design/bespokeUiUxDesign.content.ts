export const parts = [
  ['What it leads with', 'The number, the clause, or the warning, depending on what the person came for'],
  ['Where it says how sure it is', 'Beside the claim, in words; not in a percentage no one calibrated'],
  ['How a source opens', 'At the passage, with the page around it, in one gesture'],
  ['What “nothing found” looks like', 'A plain sentence and where to ask instead, given as much care as an answer'],
  ['Where a person confirms', 'After reading, never before; with the exact change spelled out'],
  ['What waiting looks like', 'The step it is at, so that a slow answer is not mistaken for a broken one'],
  ['How to say it is wrong', 'One control, always in the same place, that reaches a named colleague'],
] as const;

export const rules = [
  {
    topic: 'Reading',
    product: 'Contrast and enlargement that meet WCAG 2.2 AA, in light and dark rooms.',
    yours: 'Say where the screens hang, and who wears which glasses.',
  },
  {
    topic: 'Hands',
    product:
      'Designed for the keyboard alone and for touch, with generous targets. A report on these screens is still open: see Trust.',
    yours: 'Lend us a pair of the gloves.',
  },
  {
    topic: 'Law',
    product: 'Markup that assistive technology understands; a test with a screen reader belongs to acceptance.',
    yours: 'Section 508, ADA or your own standard: name the one you are held to, and audit against it.',
  },
  {
    topic: 'Parts',
    product: 'Fonts, icons and scripts served from the machine itself, none from elsewhere.',
    yours: 'Your logo, your terms, your abbreviations, your languages.',
  },
] as const;

export const path = [
  {
    title: 'Watch, for one shift',
    text: 'Two of us sit in a corner with paper. We note what people look up, what they copy by hand, and what is taped to the monitor. The tape is the requirements document.',
    note: 'Yields: tasks',
  },
  {
    title: 'Paper, with the loudest critic',
    text: 'Screens drawn with a marker, moved around on the real desk. An idea that fails here has cost a sheet.',
    note: 'Yields: a layout',
  },
  {
    title: 'Real answers in a gray box',
    text: 'The actual model in an undecorated screen. Ten tasks, no help. Whatever gets misread is redesigned, including the sentence the model was asked to write.',
    note: 'Yields: wording',
  },
  {
    title: 'Visual design and components',
    text: 'Type, density, your colors. Components come with their states: empty, waiting, wrong, forbidden, too long, another language.',
    note: 'Yields: a component library, yours',
  },
  {
    title: 'A second shift, a month later',
    text: 'The same two people watch again. New tape on the monitor shows what the first version forgot.',
    note: 'Yields: a short list',
  },
] as const;
