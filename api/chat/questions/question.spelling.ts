/** The groups of three letters in a text. Two spellings can be compared although their words have different endings. */
export interface Spelling {
  groups: ReadonlyMap<string, number>;
  /** The length of the vector of weights. */
  length: number;
}

/** Groups of letters in words that nearly every question contains say little. */
const FILLERS =
  /\b(how|what|when|where|which|who|why|does|do|did|is|are|can|could|may|will|would|should|must|the|a|an|of|to|in|on|for|it|we|our|you|your|be|and|or)\b/g;
const FILLER_WEIGHT = 0.35;

export function toSpelling(text: string): Spelling {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const groups = new Map<string, number>();
  const subject = plain.replace(FILLERS, ' ').replace(/ +/g, ' ');
  addGroups(groups, plain, FILLER_WEIGHT);
  addGroups(groups, subject, 1);
  return { groups, length: Math.hypot(...groups.values()) };
}

function addGroups(groups: Map<string, number>, text: string, weight: number): void {
  for (let at = 0; at + 3 <= text.length; at += 1) groups.set(text.slice(at, at + 3), weight);
}

/** The cosine of two spellings, from 0 to 1. */
export function compareSpellings(one: Spelling, other: Spelling): number {
  if (one.length === 0 || other.length === 0) return 0;
  const [short, long] = one.groups.size < other.groups.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [group, weight] of short.groups) sum += weight * (long.groups.get(group) ?? 0);
  return sum / one.length / other.length;
}

/** The spellings of many texts, by group, so that a question is compared only with the texts that share groups. */
export class SpellingIndex {
  /** For each group, twice the number of each text that contains it, plus 1 if the group has the filler weight. */
  readonly #entries: ReadonlyMap<string, Uint16Array>;
  readonly #lengths: Float32Array;

  constructor(texts: readonly string[]) {
    const spellings = texts.map(toSpelling);
    const entries = new Map<string, number[]>();
    spellings.forEach(({ groups }, at) =>
      groups.forEach((weight, group) => {
        const entry = 2 * at + (weight === FILLER_WEIGHT ? 1 : 0);
        const list = entries.get(group);
        if (list) list.push(entry);
        else entries.set(group, [entry]);
      }),
    );
    this.#entries = new Map([...entries].map(([group, list]) => [group, Uint16Array.from(list)]));
    this.#lengths = Float32Array.from(spellings, ({ length }) => Math.max(length, FILLER_WEIGHT));
  }

  /** The cosine with each text, from 0 to 1. */
  compareAll({ groups, length }: Spelling): Float32Array {
    const sums = new Float32Array(this.#lengths.length);
    for (const [group, weight] of groups)
      for (const entry of this.#entries.get(group) ?? [])
        sums[entry >> 1]! += weight * (entry % 2 === 1 ? FILLER_WEIGHT : 1);
    return sums.map((sum, at) => sum / Math.max(length, FILLER_WEIGHT) / this.#lengths[at]!);
  }
}
