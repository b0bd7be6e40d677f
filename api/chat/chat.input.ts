import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { Validated } from '../platform/validation.ts';

@InputType({ description: 'Selects the question to answer.' })
export class ChatFilter {
  @Field(() => String, {
    description: 'A question about the site in a sentence or a few words, at most 1,000 characters.',
  })
  question!: string;
}

const question = z
  .string()
  .trim()
  .min(1, 'Type a question')
  .max(text.chatQuestion, `Use at most ${text.chatQuestion} characters`);

@Validated(z.object({ filter: z.object({ question }) }))
@ArgsType()
export class ChatAnswerArgs {
  @Field(() => ChatFilter, { description: 'Selects the question to answer.' })
  filter!: ChatFilter;
}
