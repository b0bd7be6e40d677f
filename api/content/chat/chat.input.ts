import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { text } from '#graphql/limits.ts';
import { Validated } from '#api/platform/validation.ts';

@InputType({ description: 'The question to answer.' })
export class ChatFilter {
  @Field(() => String, {
    description: 'A question about the site in a sentence or a few words, at most 1,000 characters.',
  })
  question!: string;
}

const question = z.string().trim().min(1, 'Type a question').check(atMost(text.chatQuestion));

@Validated(z.object({ filter: z.object({ question }) }))
@ArgsType()
export class ChatAnswerArgs {
  @Field(() => ChatFilter, { description: 'The question to answer.' })
  filter!: ChatFilter;
}

export const chatQuestionBody = z.object({ question });

const reason = z.string().trim().check(atMost(text.chatReason)).nullish();

export const rateChatAnswerInput = z.object({ question, isHelpful: z.boolean(), reason });

@Validated(rateChatAnswerInput)
@InputType({ description: 'The input of the mutation rateChatAnswer.' })
export class RateChatAnswerInput {
  @Field(() => String, { description: 'The question whose answer is rated, as it was asked.' })
  question!: string;

  @Field(() => Boolean, { description: 'True if the answer helped.' })
  isHelpful!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The reason for the rating, as plain text, at most 500 characters. Null if none was given.',
  })
  reason?: string | null;
}

export const keepChatConversationInput = z.object({ isKept: z.boolean(), question: question.nullish() });

@Validated(keepChatConversationInput)
@InputType({ description: 'The input of the mutation keepChatConversation.' })
export class KeepChatConversationInput {
  @Field(() => Boolean, {
    description: 'True to keep the questions for 12 months, so that the answers can be improved. False for one hour.',
  })
  isKept!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The question on the page. It is added to the conversation if it is not part of it yet. Null adds none.',
  })
  question?: string | null;
}
