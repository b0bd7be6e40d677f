import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { Upload } from './upload.entity.ts';
import { listUploads } from './upload.service.ts';

@Resolver()
export class UploadResolver {
  @Access('admin')
  @Query(() => [Upload], { description: 'Files that arrived and are no document yet, the newest first.' })
  uploads(@Ctx() context: Context) {
    return listUploads(context);
  }
}
