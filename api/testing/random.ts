export interface Random {
  /** A random integer from 0 up to but not including `limit`. */
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
}

/** Pseudorandom numbers that are the same for the same seed (mulberry32), so that a failure can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (values) => values[below(values.length)] as (typeof values)[number] };
}
