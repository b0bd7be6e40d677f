import { createElement } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({ theme });

/** The file of the story, whose imports lead to the component. */
function StoryFile() {
  const { storyId = '', index } = useStorybookState();
  const entry = index?.[storyId];
  const file = entry && 'importPath' in entry ? entry.importPath?.replace('./', '') : '';
  const style = { alignSelf: 'center', paddingInline: 8, whiteSpace: 'nowrap', userSelect: 'text' } as const;
  return createElement('code', { style }, file);
}

addons.register('story-file', () => {
  addons.add('story-file/tool', { type: types.TOOL, title: 'File of the story', match: () => true, render: StoryFile });
});
