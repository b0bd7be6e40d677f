/**
 * Facts about the product that several pages and the whitepaper state. web/facts.test.ts compares their words with the
 * lists below.
 */
export const productFacts = {
  /** What runs: update station, index, runtime, agents, gateway and log. */
  components: 'six',
  /** All lines of the technical overview, A to N. */
  connections: 'fourteen',
  /** What can be changed by itself: screens, rules, sources, tuning and base model. */
  layers: 'five',
  /** Who may change a record of another system. */
  writing:
    'It reads. It changes a record elsewhere only where you ordered a write-back connector, after a person confirmed the exact change, and under that person’s name.',
  /** What may be typed into the demo: the end of a sentence, which each page begins in its own way. */
  demo: 'the demo is a public site, so use only what anyone may read',
} as const;
