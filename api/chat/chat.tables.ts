import { ChatConversationRow } from './chat-conversation.entity.ts';
import { ChatModelCall } from './chat-model-call.entity.ts';
import { ChatQuestionRow } from './chat-question.entity.ts';
import {
  Passage,
  PassageBuild,
  PassageDue,
  PassageEmbedding,
  PortalPassage,
  PortalPassageDue,
} from './passages/passage.entity.ts';

export const chatTables = [
  ChatConversationRow,
  ChatModelCall,
  ChatQuestionRow,
  Passage,
  PassageBuild,
  PassageDue,
  PassageEmbedding,
  PortalPassage,
  PortalPassageDue,
];
