import { Args, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { points } from '#graphql/limits.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { readPageLabel } from '../reading/page-labels.service.ts';
import { DocumentTextArgs, DocumentTextHit } from './document-text.input.ts';
import { listTextHits } from './document-text.service.ts';

const DocumentTextHitConnection = createConnectionType(DocumentTextHit, 'DocumentTextHit');

@Resolver(() => DocumentTextHit)
export class DocumentTextResolver {
  @Access('signed-in', { scope: 'DOCUMENTS_READ' })
  @Extensions({ cost: points.search })
  @Query(() => DocumentTextHitConnection, {
    description:
      'The pages that contain all words of a text, in the newest versions of the documents that the viewer can read, best match first. Each page is quoted with one sentence, and the access log records the page as sent. Errors: RATE_LIMITED.',
  })
  documentTextHits(@Ctx() context: Context, @Args(() => DocumentTextArgs) args: DocumentTextArgs) {
    return listTextHits(context, args);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The label that is printed on the page, such as `iv`. Null if it is the number of the page.',
  })
  pageLabel(@Ctx() context: Context, @Root() { document, page }: DocumentTextHit) {
    return readPageLabel(context, { documentId: document.id, version: document.version, page });
  }
}
