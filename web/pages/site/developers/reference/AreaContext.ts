import { createContext } from 'react';
import type { AreaSlug } from '../../../../../graphql/reference/model.ts';

/** The pages of the types that the current page names and does not describe. */
export const AreaContext = createContext<Readonly<Record<string, AreaSlug>>>({});
