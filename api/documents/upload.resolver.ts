import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { listArriving } from './upload.arriving.service.ts';
import { ArrivingUpload, Upload } from './upload.entity.ts';
import { listUploads } from './upload.service.ts';

@Resolver()
export class UploadResolver {
  @Access('admin')
  @Query(() => [Upload], { description: 'Files that arrived and are no document yet, the newest first.' })
  uploads(@Ctx() context: Context) {
    return listUploads(context);
  }

  @Access('admin')
  @Query(() => [ArrivingUpload], { description: 'Files you began to send and have not sent whole, the newest first.' })
  arrivingUploads(@Ctx() context: Context) {
    return listArriving(context);
  }
}
