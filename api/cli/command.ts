/** One command of `npx portal`. `run` returns the exit code. */
export interface Command {
  words: string;
  summary: string;
  help: string;
  run: (args: string[]) => Promise<number>;
}
