import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { DocumentAccess } from './access.entity.ts';
import { accessTo } from './access.service.ts';
import {
  DocumentConnection,
  documentNewsEnum,
  documentRightEnum,
  DocumentVersion,
  PortalDocument,
  rightsAt,
} from './document.entity.ts';
import { DocumentInput, DocumentsArgs, ToReadArgs } from './document.input.ts';
import { behalfOf } from './document.lending.service.ts';
import { documentsToRead, newsOf } from './document.news.service.ts';
import { listDocuments, readDocument, versionsOf } from './document.reading.service.ts';
import { createDocument, deleteDocument, updateDocument } from './document.service.ts';
import { Folder } from './folder.entity.ts';
import { folderOf } from './folder.reading.service.ts';

@Resolver(() => PortalDocument)
export class DocumentResolver {
  @Access('signed-in')
  @Query(() => DocumentConnection, {
    description: 'The documents that you may know of, in the order of their numbers.',
  })
  documents(@Ctx() context: Context, @Args(() => DocumentsArgs) args: DocumentsArgs) {
    return listDocuments(context, args);
  }

  @Access('signed-in')
  @Query(() => PortalDocument, {
    nullable: true,
    description: 'A document by its id; null where there is none for you.',
  })
  document(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return readDocument(context, id);
  }

  @Access('signed-in')
  @Query(() => [PortalDocument], {
    description: 'The documents that you may read and have not, or not in their newest version; the newest first.',
  })
  documentsToRead(@Ctx() context: Context, @Args(() => ToReadArgs) { first }: ToReadArgs) {
    return documentsToRead(context, first);
  }

  @FieldResolver(() => documentNewsEnum, {
    nullable: true,
    description: 'What there is to read in it; null where its newest version was read, or may not be.',
  })
  news(@Ctx() context: Context, @Root() document: PortalDocument) {
    return newsOf(context, document);
  }

  @FieldResolver(() => Folder, { nullable: true, description: 'The folder it is in; null at the top.' })
  folder(@Ctx() context: Context, @Root() document: PortalDocument) {
    return folderOf(context, document);
  }

  @FieldResolver(() => [documentRightEnum], { description: 'What you may do with it.' })
  rights(@Root() { level }: PortalDocument) {
    return rightsAt(level);
  }

  @FieldResolver(() => [documentRightEnum], {
    description: 'What of that you may do by rights of your own, and so could give to a delegate.',
  })
  ownRights(@Root() { ownLevel }: PortalDocument) {
    return rightsAt(ownLevel);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of whom you read it for, as their delegate; null where your own rights suffice.',
  })
  async onBehalfOf(@Ctx() context: Context, @Root() document: PortalDocument) {
    return (await behalfOf(context, document))?.name ?? null;
  }

  @FieldResolver(() => [DocumentVersion], {
    nullable: true,
    description: 'All versions, the newest first, for admins.',
  })
  versions(@Ctx() context: Context, @Root() document: PortalDocument) {
    return versionsOf(context, document);
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [DocumentAccess], { nullable: true, description: 'Access to it, for admins.' })
  access(@Ctx() context: Context, @Root() document: PortalDocument) {
    return accessTo(context, document);
  }

  @Access('admin')
  @Mutation(() => PortalDocument, { description: 'Makes a document of an upload; without a grant only admins see it.' })
  createDocument(@Ctx() context: Context, @Arg('input', () => DocumentInput) input: DocumentInput) {
    return createDocument(context, input);
  }

  @Access('admin')
  @Mutation(() => PortalDocument, { description: 'Changes a document’s words or place, or adds a version.' })
  updateDocument(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => DocumentInput) input: DocumentInput,
  ) {
    return updateDocument(context, id, input);
  }

  @Access('admin')
  @Mutation(() => PortalDocument, { description: 'Deletes a document with all versions; returns what it was.' })
  deleteDocument(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return deleteDocument(context, id);
  }
}
