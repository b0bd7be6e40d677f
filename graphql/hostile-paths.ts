// Inputs for fuzz tests of code that reads a path from a request. Every run uses the same inputs.

/** Paths, and texts that look like one, made of the parts with which a path leads to another site. */
export function makeHostilePaths(count: number, seed = 20_261_122): string[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => makePath(random));
}

const PIECES = [
  '/',
  '/',
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5C',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '@',
  ':',
  '?',
]
  .concat([
    '#',
    '&',
    '=',
    'a',
    'evil.test',
    'investor',
    'auth',
    '\u00e9',
    '\u2028',
    '\ud800',
    '\uff0f',
    '%',
    '%00',
    '%zz',
  ])
  .concat(['https:', 'javascript:', '[::1]', '0x7f.1', ';', '|', '"', '<', '\u3002', '\u00ad', '\ufeff']);

function makePath(random: () => number): string {
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  const length = 1 + Math.floor(random() * 9);
  const rest = Array.from({ length }, pick).join('');
  return random() < 0.8 ? `/${rest}` : rest;
}

/** Pseudorandom numbers between 0 and 1 (mulberry32). The same seed gives the same numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
