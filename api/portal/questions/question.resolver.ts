import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { User } from '#api/accounts/users/user.entity.ts';
import { loadUsers } from '#api/accounts/users/user.service.ts';
import { PortalDocument } from '../documents/document.type.ts';
import { readDocument } from '../documents/document.read.service.ts';
import { GroupConnection } from '#api/accounts/groups/group.entity.ts';
import { loadEditVersion } from '#api/content/edits/edit.version.service.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { ConnectionArgs, createConnectionType } from '#api/platform/pagination.ts';
import { readAskedLabel } from '../reading/page-labels.service.ts';
import { Question, QuestionPermissions } from './question.type.ts';
import {
  AnswerQuestionInput,
  AskQuestionInput,
  PublishQuestionInput,
  QuestionsArgs,
  UnpublishQuestionInput,
} from './question.input.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { getQuestionPermissions } from './question.policy.ts';
import { listGroups, listQuestions } from './question.read.service.ts';
import { answerQuestion, askQuestion, publishQuestion, unpublishQuestion } from './question.service.ts';

const QuestionConnection = createConnectionType(Question, 'Question');

@Resolver(() => Question)
export class QuestionResolver {
  @Access('signed-in', { scope: 'DOCUMENTS_READ' })
  @Query(() => QuestionConnection, {
    description:
      'The questions of the viewer and those published to the viewer, newest first. All questions for administrators.',
  })
  questions(@Ctx() context: Context, @Args(() => QuestionsArgs) args: QuestionsArgs) {
    return listQuestions(context, args);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The version of the question. Each change by an administrator increases it. Send it as `expectedVersion` to detect concurrent changes. Null for everyone but administrators.',
  })
  version(@Ctx() context: Context, @Root() { id }: Question) {
    return loadEditVersion(context, 'question', id);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The account that asked. Null if it was deleted or the viewer is not an administrator.',
  })
  asker(@Ctx() context: Context, @Root() { askerId }: Question) {
    return askerId && load(context, loadUsers, askerId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The label that is printed on the page, such as `iv`. Null if it is the number of the page, or if the viewer cannot read the document.',
  })
  pageLabel(@Ctx() context: Context, @Root() { documentId, documentVersion: version, page }: Question) {
    return readAskedLabel(context, { documentId, version, page });
  }

  @FieldResolver(() => PortalDocument, {
    nullable: true,
    description: 'The document that the question is about. Null if the viewer cannot list it.',
  })
  document(@Ctx() context: Context, @Root() { documentId }: Question) {
    return readDocument(context, documentId);
  }

  @FieldResolver(() => GroupConnection, {
    nullable: true,
    description: 'The groups that the question is published to, by name. Null unless the viewer is an administrator.',
  })
  groups(@Ctx() context: Context, @Root() question: Question, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listGroups(context, question, args);
  }

  @FieldResolver(() => QuestionPermissions, {
    description: 'The actions that the viewer can take on the question now.',
  })
  viewerCan(@Ctx() { viewer }: Context, @Root() question: Question) {
    return getQuestionPermissions(viewer, question);
  }

  @Access('signed-in', { scope: 'DOCUMENTS_WRITE', confirms: false })
  @Mutation(() => AskQuestionPayload, {
    description:
      'Asks a question about a document and emails the administrators. For investors who can list the document. Errors: BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED.',
  })
  async askQuestion(@Ctx() context: Context, @Arg('input', () => AskQuestionInput) input: AskQuestionInput) {
    return { question: await askQuestion(context, input) };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: 'to replace the answer of a published question' })
  @Mutation(() => AnswerQuestionPayload, {
    description:
      'Sends an answer to the person who asked, or saves it as a draft. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if a draft is saved for a question that is already answered or `expectedVersion` is not the current version.',
  })
  async answerQuestion(@Ctx() context: Context, @Arg('input', () => AnswerQuestionInput) input: AnswerQuestionInput) {
    return { question: await answerQuestion(context, input) };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: true })
  @Mutation(() => PublishQuestionPayload, {
    description:
      'Publishes a question and its answer to other investors, without the name of the person who asked. For administrators. Errors: BAD_USER_INPUT, CONFLICT if `expectedVersion` is not the current version, NOT_FOUND.',
  })
  async publishQuestion(
    @Ctx() context: Context,
    @Arg('input', () => PublishQuestionInput) input: PublishQuestionInput,
  ) {
    return { question: await publishQuestion(context, input) };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: true })
  @Mutation(() => UnpublishQuestionPayload, {
    description:
      'Withdraws a published question from everyone except the person who asked. For administrators. Errors: NOT_FOUND, CONFLICT if the question is not published.',
  })
  async unpublishQuestion(
    @Ctx() context: Context,
    @Arg('input', () => UnpublishQuestionInput) { id }: InstanceType<typeof UnpublishQuestionInput>,
  ) {
    return { question: await unpublishQuestion(context, id) };
  }
}

const AskQuestionPayload = createPayload('askQuestion', {
  question: { type: () => Question, description: 'The new question.' },
});

const AnswerQuestionPayload = createPayload('answerQuestion', {
  question: { type: () => Question, description: 'The question with its answer.' },
});

const PublishQuestionPayload = createPayload('publishQuestion', {
  question: { type: () => Question, description: 'The published question.' },
});

const UnpublishQuestionPayload = createPayload('unpublishQuestion', {
  question: { type: () => Question, description: 'The question after its withdrawal from other readers.' },
});
