/**
 * Returns a function that runs one piece of work at a time, in the order in which they came. Work that fails does not
 * stop the next.
 */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}
