import { Arg, Ctx, FieldResolver, Query, Resolver, Root, Field, ObjectType } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { JsonMlScalar } from '#api/platform/graphql/scalars.ts';
import { findManualPage, listManualPages, renderManualPage } from './manual.service.ts';

@ObjectType({ description: 'A page of the manuals that are part of the site.' })
class ManualPage {
  @Field(() => String, { description: 'The last part of its URL, such as `backup`. `index` is the page `/docs`.' })
  name!: string;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  markdown!: string;
}

@Resolver(() => ManualPage)
export class ManualResolver {
  @Access('admin', { scope: null })
  @Query(() => [ManualPage], {
    description: 'The pages of the manuals in their order, at most 40. For administrators.',
  })
  manualPages(@Ctx() context: Context) {
    return listManualPages(context);
  }

  @Access('admin', { scope: null })
  @Query(() => ManualPage, {
    nullable: true,
    description: 'A page of the manuals. Null if there is none with this name. For administrators.',
  })
  manualPage(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'The last part of its URL, such as `backup`.' }) name: string,
  ) {
    return findManualPage(context, name);
  }

  @FieldResolver(() => JsonMlScalar, { description: 'The text as JsonML: `[tag, attributes?, ...children]`.' })
  bodyTree(@Root() page: ManualPage) {
    return renderManualPage(page);
  }
}
