import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { documentRightEnum, PortalDocument, rightsAt } from '../documents/document.entity.ts';
import { Folder } from '../documents/folder.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { Delegation } from './delegation.entity.ts';
import { DelegationInput, DelegationsArgs, EndDelegationArgs } from './delegation.input.ts';
import { documentsOf, foldersOf, listDelegations } from './delegation.reading.service.ts';
import { answerDelegation, endDelegation, offerDelegation } from './delegation.service.ts';

const DelegationConnection = connectionOf(Delegation, 'Delegation');

@Resolver(() => Delegation)
export class DelegationResolver {
  @Access('signed-in')
  @Query(() => DelegationConnection, {
    description: 'What you give to delegates and what was given to you, for admins all of it; the newest first.',
  })
  delegations(@Ctx() context: Context, @Args(() => DelegationsArgs) args: DelegationsArgs) {
    return listDelegations(context, args);
  }

  @FieldResolver(() => documentRightEnum, { description: 'The most that it lets its delegate do.' })
  right(@Root() { level }: Delegation) {
    return rightsAt(level).at(-1);
  }

  @FieldResolver(() => [PortalDocument], { description: 'The documents it names, as far as you may know of them.' })
  documents(@Ctx() context: Context, @Root() delegation: Delegation) {
    return documentsOf(context, delegation);
  }

  @FieldResolver(() => [Folder], { description: 'The folders it names, as far as there is something in them for you.' })
  folders(@Ctx() context: Context, @Root() delegation: Delegation) {
    return foldersOf(context, delegation);
  }

  @Access('signed-in')
  @Mutation(() => Delegation, { description: 'Offers a part of your rights to somebody, by their address.' })
  offerDelegation(@Ctx() context: Context, @Arg('input', () => DelegationInput) input: DelegationInput) {
    return offerDelegation(context, input);
  }

  @Access('signed-in')
  @Mutation(() => Delegation, { description: 'Accepts or refuses what was offered to your address.' })
  answerDelegation(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('accept', () => Boolean) accept: boolean,
  ) {
    return answerDelegation(context, id, accept);
  }

  @Access('signed-in')
  @Mutation(() => Delegation, {
    description: 'Withdraws what you gave, gives back what you have, or, for admins, ends it.',
  })
  endDelegation(@Ctx() context: Context, @Args(() => EndDelegationArgs) args: EndDelegationArgs) {
    return endDelegation(context, args);
  }
}
