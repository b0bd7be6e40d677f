import 'reflect-metadata';
import '../features.ts';
import { describeFailure } from './command.ts';
import { commands } from './commands.ts';

const overview = () =>
  [
    'Usage: npx portal <command>',
    '',
    ...commands.map(({ words, summary }) => `  ${words.padEnd(24)} ${summary}`),
    '',
    'Add --help to a command for more.',
  ].join('\n');

async function main(args: string[]): Promise<number> {
  const command = commands.find(({ words }) => args.slice(0, words.split(' ').length).join(' ') === words);
  if (!command && args.some((arg) => arg !== '--help')) {
    console.error(`Unknown command: ${args.join(' ')}\n\n${overview()}`);
    return 1;
  }
  if (!command) {
    console.log(overview());
    return 0;
  }
  if (args.includes('--help')) {
    console.log(`${command.summary}\n\n${command.help}`);
    return 0;
  }
  return command.run(args.slice(command.words.split(' ').length));
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(describeFailure(error) ?? error);
    process.exit(1);
  },
);
