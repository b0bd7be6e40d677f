import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { SearchPart } from '../search/search.type.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

export const chatAnswerKindEnum = createEnum('ChatAnswerKind', 'The kind of an answer to a question.', {
  QUOTED: 'The answer quotes passages of the site, word for word.',
  GENERATED: 'A language model wrote the sentences. Each was checked against the passages that it cites.',
  REFUSED: 'No passage of the site answers the question.',
});
export type ChatAnswerKind = keyof typeof chatAnswerKindEnum;

export const chatRefusalEnum = createEnum('ChatRefusal', 'The reason why a question was not answered.', {
  NO_EVIDENCE: 'No passage says enough about the subject of the question.',
  NO_AMOUNT: 'The question is about an amount of money, and the passages name none.',
  NO_NAME: 'The question asks for a name, and the passages do not give it.',
  NO_DATE: 'The question asks for a date, and the passages do not give it.',
  NO_NUMBER: 'The question asks for a number, and the passages do not give it.',
  NOT_OURS_TO_DECIDE: 'The question asks for legal, financial or personal advice, or for a guarantee.',
});
export type ChatRefusal = keyof typeof chatRefusalEnum;

export const chatLimitationEnum = createEnum(
  'ChatLimitation',
  'The reason why the language model did not write a complete answer.',
  {
    NOT_STARTED: 'Another site led to this request, and the model was not called.',
    MODEL_UNAVAILABLE: 'The model failed or did not answer in time.',
    MODEL_BUSY: 'The model is writing answers for others.',
    LIMIT_REACHED: 'The visitor has received the maximum number of written answers for one day.',
    NOT_SUPPORTED: 'The passages did not support the sentences that the model wrote.',
    INCOMPLETE: 'The model stopped early. The sentences before are complete.',
  },
);
export type ChatLimitation = keyof typeof chatLimitationEnum;

@ObjectType({ description: 'A sentence that a language model wrote.' })
export class ChatSentence {
  @Field(() => String, { description: 'The sentence, as plain text.' })
  text!: string;

  @Extensions({ listSize: 3 })
  @Field(() => [Int], { description: 'The numbers of the citations that support the sentence. Never empty.' })
  citations!: number[];
}

@ObjectType({ description: 'A passage of the site that is quoted in an answer.' })
export class ChatCitation {
  @Field(() => Int, { description: 'The number of the citation in its answer, from 1.' })
  number!: number;

  @Field(() => String, { description: 'The path of the passage on this site, with its anchor.' })
  path!: string;

  @Field(() => String, { description: 'The title of the page that holds the passage, as plain text.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The headings above the passage, as plain text. Null if the passage has none above it.',
  })
  heading!: string | null;

  @Extensions({ listSize: 3 })
  @Field(() => [SearchPart], {
    description:
      'The passage in order of reading, as plain text. The sentence that answers the question is marked. ' +
      'A row of a table has one line for each cell, and an empty line before and after it.',
  })
  parts!: SearchPart[];
}

@ObjectType({ description: 'A page of the site that is near the subject of a question.' })
export class ChatPage {
  @Field(() => String, { description: 'The path of the page on this site.' })
  path!: string;

  @Field(() => String, { description: 'The title of the page, as plain text.' })
  title!: string;
}

@ObjectType({ description: 'The answer to a question about the site.' })
export class ChatAnswer {
  @Field(() => String, { description: 'The question, as plain text.' })
  question!: string;

  @Field(() => chatAnswerKindEnum, { description: 'The kind of the answer.' })
  kind!: ChatAnswerKind;

  @Field(() => chatRefusalEnum, {
    nullable: true,
    description: 'The reason why the question was not answered. Null if it was answered.',
  })
  refusal!: ChatRefusal | null;

  @Field(() => chatLimitationEnum, {
    nullable: true,
    description:
      'The reason why the language model did not write a complete answer. Null if the answer is complete, or if the model is not called for this question.',
  })
  limitation!: ChatLimitation | null;

  @Extensions({ listSize: 10 })
  @Field(() => [ChatSentence], {
    description: 'The sentences of the language model in reading order. An empty list unless the kind is GENERATED.',
  })
  sentences!: ChatSentence[];

  @Extensions({ listSize: 3 })
  @Field(() => [ChatCitation], {
    description: 'The passages that answer the question, best first. An empty list if the question was refused.',
  })
  citations!: ChatCitation[];

  @Extensions({ listSize: 3 })
  @Field(() => [ChatPage], {
    description: 'Pages near the subject of the question, best first. An empty list if the question was answered.',
  })
  nearestPages!: ChatPage[];
}

@ObjectType({
  description:
    'The conversation of this browser with /chat. It expires after an hour, or after 12 months if it is kept. Only this browser can read it.',
})
export class ChatConversation {
  @Field(() => Boolean, { description: 'True if the visitor agreed that the questions are kept for 12 months.' })
  isKept!: boolean;

  @Extensions({ listSize: 20 })
  @Field(() => [String], { description: 'The questions, oldest first, as plain text. At most 20.' })
  questions!: string[];
}
