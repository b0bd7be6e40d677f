import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { pinsAtMost } from '#graphql/limits.ts';
import { PortalDocument } from './document.type.ts';
import { Folder } from './folder.type.ts';

/** The database function data_room selects this many documents of a drawer, drawers, and documents to read. */
const MOST = 5;

@ObjectType({
  description: 'A folder at the top of the tree with everything in it, or the documents that are in no folder.',
})
export class DataRoomDrawer {
  @Field(() => Folder, { nullable: true, description: 'The folder. Null for the documents that are in no folder.' })
  folder!: Folder | null;

  @Extensions({ listSize: MOST })
  @Field(() => [PortalDocument], {
    description: 'At most 5 of the documents, unread ones first, in the order of the tree.',
  })
  documents!: PortalDocument[];

  @Field(() => Int, { description: 'The number of documents that the viewer can list in the drawer.' })
  documentCount!: number;

  @Field(() => Int, { description: 'The number of documents in the drawer that the viewer has not read.' })
  newCount!: number;
}

@ObjectType({ description: 'A summary of all documents that the viewer can list.' })
export class DataRoom {
  @Extensions({ listSize: MOST })
  @Field(() => [DataRoomDrawer], { description: 'The first five drawers, in the order of the tree.' })
  drawers!: DataRoomDrawer[];

  @Field(() => Int, { description: 'The number of all drawers.' })
  drawerCount!: number;

  @Extensions({ listSize: MOST })
  @Field(() => [PortalDocument], {
    description: 'At most 5 documents whose newest version the viewer can open and has not read, newest version first.',
  })
  documentsToRead!: PortalDocument[];

  @Extensions({ listSize: pinsAtMost })
  @Field(() => [PortalDocument], {
    description: 'At most 6 documents that administrators pinned and the viewer can open, the last pinned first.',
  })
  pinnedDocuments!: PortalDocument[];
}
