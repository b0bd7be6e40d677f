import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { CaseStudyPermissions, CaseStudy } from './case-study.entity.ts';
import {
  CaseStudiesArgs,
  CreateCaseStudyInput,
  MoveCaseStudyInput,
  PublishCaseStudyInput,
  UpdateCaseStudyInput,
} from './case-study.input.ts';
import { ShownPicture } from '../pictures/picture.entity.ts';
import { findShownPicture } from '../pictures/picture.read.service.ts';
import { moveCaseStudy } from './case-study.order.service.ts';
import { getCaseStudyPermissions } from './case-study.policy.ts';
import { type CaseStudyRow, listCaseStudies, loadText, readCaseStudy } from './case-study.read.service.ts';
import {
  createCaseStudy,
  deleteCaseStudy,
  publishCaseStudy,
  unpublishCaseStudy,
  updateCaseStudy,
} from './case-study.service.ts';

const CaseStudyConnection = createConnectionType(CaseStudy, 'CaseStudy');

@Resolver(() => CaseStudy)
export class CaseStudyResolver {
  @Access('public', { scope: 'CONTENT_READ', sameForMembers: true })
  @Query(() => CaseStudyConnection, {
    description:
      'Case studies that the viewer can read, in the order of the site: those that have no place yet come first, newest first.',
  })
  caseStudies(@Ctx() context: Context, @Args(() => CaseStudiesArgs) args: CaseStudiesArgs) {
    return listCaseStudies(context, args);
  }

  @Access('public', { scope: 'CONTENT_READ', sameForMembers: true })
  @Query(() => CaseStudy, {
    nullable: true,
    description: 'One case study. Null if it does not exist or the viewer cannot read it.',
  })
  caseStudy(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the case study.' }) id: string) {
    return readCaseStudy(context, id);
  }

  @FieldResolver(() => CaseStudyPermissions, {
    description: 'The actions that the viewer can take on the case study now.',
  })
  viewerCan(@Ctx() { viewer }: Context, @Root() study: CaseStudyRow) {
    return getCaseStudyPermissions(viewer, study);
  }

  @FieldResolver(() => String, { nullable: true })
  summary(@Root() { summary }: CaseStudyRow) {
    return summary || null;
  }

  @FieldResolver(() => String, { nullable: true })
  setting(@Root() { setting }: CaseStudyRow) {
    return setting || null;
  }

  @FieldResolver(() => String, { nullable: true })
  problem(@Root() { problem }: CaseStudyRow) {
    return problem || null;
  }

  @FieldResolver(() => ShownPicture, {
    nullable: true,
    description: 'The picture of shared links with its sizes. Null if there is none.',
  })
  coverPicture(@Ctx() context: Context, @Root() { cover }: CaseStudyRow) {
    return findShownPicture(context, cover);
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

  @Access('editor', { scope: 'CONTENT_WRITE', creates: true, confirms: false })
  @Mutation(() => CreateCaseStudyPayload, {
    description: 'Creates a case study as a draft. For editors and administrators. Errors: BAD_USER_INPUT.',
  })
  async createCaseStudy(
    @Ctx() context: Context,
    @Arg('input', () => CreateCaseStudyInput) input: CreateCaseStudyInput,
  ) {
    return { caseStudy: await createCaseStudy(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => UpdateCaseStudyPayload, {
    description:
      'Changes the given fields of a case study. The text of a published one is checked as before publishing. For editors and administrators. Errors: BAD_USER_INPUT, CONFLICT if `expectedVersion` is not the current version or it was published during the check, NOT_FOUND.',
  })
  async updateCaseStudy(
    @Ctx() context: Context,
    @Arg('input', () => UpdateCaseStudyInput) input: UpdateCaseStudyInput,
  ) {
    return { caseStudy: await updateCaseStudy(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => PublishCaseStudyPayload, {
    description:
      'Publishes a case study now. A case study that was public before keeps its date. For editors and administrators. Errors: BAD_USER_INPUT if its industry is not chosen or the publishing check finds errors and `overrideReason` is absent (extensions.issues lists them), CONFLICT if it was changed during the check, NOT_FOUND.',
  })
  async publishCaseStudy(
    @Ctx() context: Context,
    @Arg('input', () => PublishCaseStudyInput) input: PublishCaseStudyInput,
  ) {
    return { caseStudy: await publishCaseStudy(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => UnpublishCaseStudyPayload, {
    description:
      'Makes a case study a draft again, which visitors cannot see. For editors and administrators. Errors: NOT_FOUND.',
  })
  async unpublishCaseStudy(@Ctx() context: Context, @Arg('input', () => UnpublishCaseStudyInput) { id }: IdInput) {
    return { caseStudy: await unpublishCaseStudy(context, id) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => MoveCaseStudyPayload, {
    description:
      'Moves a published case study to another place in the order of the site. For editors and administrators. Errors: BAD_USER_INPUT, CONFLICT if the case study is a draft or is not at `expectedPlace`, NOT_FOUND.',
  })
  async moveCaseStudy(@Ctx() context: Context, @Arg('input', () => MoveCaseStudyInput) input: MoveCaseStudyInput) {
    return { caseStudy: await moveCaseStudy(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => DeleteCaseStudyPayload, {
    description: 'Deletes a case study permanently. For editors and administrators. Errors: NOT_FOUND.',
  })
  async deleteCaseStudy(@Ctx() context: Context, @Arg('input', () => DeleteCaseStudyInput) { id }: IdInput) {
    return { caseStudy: await deleteCaseStudy(context, id), deletedCaseStudyId: id };
  }
}

const CreateCaseStudyPayload = createPayload('createCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The new case study, a draft.' },
});

const UpdateCaseStudyPayload = createPayload('updateCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The case study after the change.' },
});

const PublishCaseStudyPayload = createPayload('publishCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The published case study.' },
});

const UnpublishCaseStudyInput = createIdInput('unpublishCaseStudy', 'The id of the case study to unpublish.');
const UnpublishCaseStudyPayload = createPayload('unpublishCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The case study, a draft again.' },
});

const MoveCaseStudyPayload = createPayload('moveCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The case study that was moved.' },
});

const DeleteCaseStudyInput = createIdInput('deleteCaseStudy', 'The id of the case study to delete.');
const DeleteCaseStudyPayload = createPayload('deleteCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The case study as it was before its deletion.' },
  deletedCaseStudyId: { type: () => ID, description: 'The id of the deleted case study.' },
});
