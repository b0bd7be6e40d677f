/** What is kept beside the bytes of an entry: its key, its headers, the map's own place. */
const OVERHEAD = 512;

/** Keeps the entries used last, as many as fit into so many bytes. */
export class ByteLru<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  #bytes = 0;

  constructor(private readonly atMostBytes: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A map keeps the order of insertion: put last, it goes last.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** An entry that would alone take an eighth of the room is not kept: it would cost many others theirs. */
  set(key: string, value: Value, size: number): void {
    this.delete(key);
    const bytes = size + OVERHEAD;
    if (bytes > this.atMostBytes / 8) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.atMostBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
