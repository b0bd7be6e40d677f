import { ObjectType } from 'type-graphql';
import type { SignedIn } from '../platform/viewer.ts';

@ObjectType({ description: 'The documents as one investor finds them, for admins to see what they opened to whom.' })
export class DocumentsAs {
  viewer!: SignedIn;
}
