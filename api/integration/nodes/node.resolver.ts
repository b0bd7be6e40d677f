import { Arg, Args, ArgsType, Ctx, Extensions, Field, ID, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { pageSize } from '#graphql/limits.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { Node } from '#api/platform/node.ts';
import { Validated } from '#api/platform/validation.ts';
import { readNode, readNodes } from './node.service.ts';

const ids = z.array(z.string()).max(pageSize.max, `Name at most ${pageSize.max} ids`);

@Validated(z.object({ ids }))
@ArgsType()
export class NodesArgs {
  @Field(() => [ID], { description: 'The ids of the objects, at most 100, of any types.' })
  ids!: string[];
}

@Resolver(() => Node)
export class NodeResolver {
  @Access('public', { scope: 'ANY' })
  @Query(() => Node, {
    nullable: true,
    description: 'The object with this id. Null if it does not exist or the viewer cannot read it.',
  })
  node(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the object.' }) id: string) {
    return readNode(context, id);
  }

  @Access('public', { scope: 'ANY' })
  @Extensions({ listSize: pageSize.max })
  @Query(() => [Node], {
    nullable: 'items',
    description:
      'The objects with these ids, in the order of the ids. Null for each one that does not exist or that the viewer cannot read. It costs the points of one object for each id. Errors: BAD_USER_INPUT for more than 100 ids.',
  })
  nodes(@Ctx() context: Context, @Args(() => NodesArgs) { ids }: NodesArgs) {
    return readNodes(context, ids);
  }
}
