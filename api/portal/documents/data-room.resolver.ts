import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { DataRoom } from './data-room.type.ts';
import { readDataRoom } from './data-room.service.ts';

@Resolver()
export class DataRoomResolver {
  @Access('signed-in', { scope: 'DOCUMENTS_READ' })
  @Query(() => DataRoom, {
    description: 'A summary of the documents that the viewer can list: numbers for each folder, and what is new.',
  })
  dataRoom(@Ctx() context: Context) {
    return readDataRoom(context);
  }
}
