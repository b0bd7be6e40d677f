interface Limits {
  /** The number of tasks that run at the same time. */
  atOnce: number;
  /** The weight of all tasks that run at the same time. One that is heavier runs alone. */
  weight: number;
}

/** Lets tasks run at the same time as long as they are few and light. The others wait in the order of their arrival. */
export class Turns {
  readonly #waiting: { weight: number; start: () => void }[] = [];
  #count = 0;
  #weight = 0;

  constructor(private readonly limits: Limits) {}

  /** Waits for a turn. The returned function ends it. */
  async enter(weight: number): Promise<() => void> {
    await new Promise<void>((start) => {
      this.#waiting.push({ weight, start });
      this.#startNext();
    });
    return () => {
      this.#count -= 1;
      this.#weight -= weight;
      this.#startNext();
    };
  }

  #startNext(): void {
    for (let next = this.#waiting[0]; next && this.#hasRoom(next.weight); next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#count += 1;
      this.#weight += next.weight;
      next.start();
    }
  }

  #hasRoom(weight: number): boolean {
    return this.#count === 0 || (this.#count < this.limits.atOnce && this.#weight + weight <= this.limits.weight);
  }
}
