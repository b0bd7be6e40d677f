import type { Visitor } from '#web/runtime/pageQueries.ts';
import { RoleOutlet } from './RoleOutlet.tsx';

export const isOpenTo = ({ isAdmin }: Visitor): boolean => isAdmin;

/** The layout of the pages for administrators. */
export const AdminLayout = () => <RoleOutlet right="canAdminister" />;
