import type { Visitor } from '#web/runtime/pageQueries.ts';
import { RoleOutlet } from './RoleOutlet.tsx';

export const isOpenTo = ({ isEditor }: Visitor): boolean => isEditor;

/** The layout of the pages for the content of the site. */
export const EditorLayout = () => <RoleOutlet right="canEdit" />;
