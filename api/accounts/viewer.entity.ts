import { ObjectType } from 'type-graphql';
import { User } from './user.entity.ts';

/** The same row as its owner sees it; what only they may see hangs on this type and not on User. */
@ObjectType('Viewer', { description: 'Whoever is signed in.' })
export class ViewerUser extends User {}
