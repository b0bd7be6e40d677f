import { describe, expect, test } from 'vitest';
import { addHitActions, type Command, filterCommands, listCommands, rankCommands } from './commands.ts';

const command = (group: string, label: string): Command => ({ id: label, group, label, icon: 'page', run: () => {} });
const listLabels = (commands: readonly Command[]) => commands.map(({ label }) => label);

const found = [
  command('Pages', 'Shared calendars'),
  command('Actions', 'Show shares'),
  command('People', 'Ines Sharer'),
  command('Documents', 'Timeshare plan'),
  command('Documents', 'Register of shareholders'),
  command('Documents', 'Share option plan'),
];

describe('what a person finds by typing', () => {
  test('has documents and people before commands, and word starts before parts of words', () => {
    expect(listLabels(rankCommands(found, 'SHARE'))).toEqual([
      'Share option plan',
      'Register of shareholders',
      'Timeshare plan',
      'Ines Sharer',
      'Shared calendars',
      'Show shares',
    ]);
  });

  test('has the quarterly summary for administrators who look for a report', () => {
    const actions = { open: () => {}, signOut: () => {}, showShortcuts: () => {} };
    const commands = listCommands({ canAdminister: true }, actions);
    expect(listLabels(filterCommands(commands, 'report'))).toEqual(['Quarterly summary']);
  });

  test('has a command before documents that contain the text only within a word', () => {
    const commands = [command('Documents', 'Rescheduled payments'), command('Pages', 'Schedules')];
    expect(listLabels(rankCommands(commands, 'schedule'))).toEqual(['Schedules', 'Rescheduled payments']);
  });

  test('has the actions on the best document after the documents', () => {
    const opened: string[] = [];
    const items = addHitActions(rankCommands(found, 'share'), { open: (to) => opened.push(to) }, true);
    expect(items.slice(3, 5).map(({ group, label }) => `${group}: ${label}`)).toEqual([
      'Actions on Share option plan: Ask a question',
      'Actions on Share option plan: Show the access log',
    ]);
    items[3]!.run();
    expect(opened).toEqual(['/investor/documents/Share%20option%20plan#questions']);
    expect(listLabels(addHitActions(found, { open: () => {} }, false))).toEqual(listLabels(found));
  });
});
