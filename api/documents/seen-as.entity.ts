import { ObjectType } from 'type-graphql';
import type { SignedIn } from '../platform/viewer.ts';

@ObjectType({ description: 'The documents as one account sees them. Only administrators can read this.' })
export class DocumentsAs {
  viewer!: SignedIn;
}
