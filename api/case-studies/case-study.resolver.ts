import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { CaseStudy } from './case-study.entity.ts';
import { CaseStudiesArgs, CaseStudyInput } from './case-study.input.ts';
import { type CaseStudyRow, listCaseStudies, loadText, readCaseStudy } from './case-study.reading.service.ts';
import {
  createCaseStudy,
  deleteCaseStudy,
  publishCaseStudy,
  unpublishCaseStudy,
  updateCaseStudy,
} from './case-study.service.ts';

const CaseStudyConnection = connectionOf(CaseStudy, 'CaseStudy');

@Resolver(() => CaseStudy)
export class CaseStudyResolver {
  @Access('public')
  @Query(() => CaseStudyConnection, { description: 'Case studies the viewer may read, newest first.' })
  caseStudies(@Ctx() context: Context, @Args(() => CaseStudiesArgs) args: CaseStudiesArgs) {
    return listCaseStudies(context, args);
  }

  @Access('public')
  @Query(() => CaseStudy, { nullable: true, description: 'A case study; null where there is none to read.' })
  caseStudy(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return readCaseStudy(context, id);
  }

  @FieldResolver()
  async body(@Ctx() context: Context, @Root() study: CaseStudyRow) {
    return (await loadText(context, study)).body;
  }

  @FieldResolver()
  async bodyHtml(@Ctx() context: Context, @Root() study: CaseStudyRow) {
    return (await loadText(context, study)).bodyHtml;
  }

  @FieldResolver()
  async bodyTree(@Ctx() context: Context, @Root() study: CaseStudyRow) {
    return (await loadText(context, study)).bodyTree;
  }

  @Access('admin')
  @Mutation(() => CaseStudy, { description: 'Begins a case study as a draft.' })
  createCaseStudy(@Ctx() context: Context, @Arg('input', () => CaseStudyInput) input: CaseStudyInput) {
    return createCaseStudy(context, input);
  }

  @Access('admin')
  @Mutation(() => CaseStudy, { description: 'Changes what the input names.' })
  updateCaseStudy(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CaseStudyInput) input: CaseStudyInput,
  ) {
    return updateCaseStudy(context, id, input);
  }

  @Access('admin')
  @Mutation(() => CaseStudy, { description: 'Publishes a case study.' })
  publishCaseStudy(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return publishCaseStudy(context, id);
  }

  @Access('admin')
  @Mutation(() => CaseStudy, { description: 'Takes a case study back to draft.' })
  unpublishCaseStudy(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return unpublishCaseStudy(context, id);
  }

  @Access('admin')
  @Mutation(() => CaseStudy, { description: 'Deletes a case study and returns what it was.' })
  deleteCaseStudy(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return deleteCaseStudy(context, id);
  }
}
