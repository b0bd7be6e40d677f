import { ChatConversationRow } from './chat-conversation.entity.ts';
import { ChatModelCall } from './chat-model-call.entity.ts';
import { ChatQuestionRow } from './chat-question.entity.ts';
import { PassageBuild } from './passages/passage-build.entity.ts';
import { PassageDue } from './passages/passage-due.entity.ts';
import { PassageEmbedding } from './passages/passage-embedding.entity.ts';
import { PassageWord } from './passages/passage-word.entity.ts';
import { PassageRow } from './passages/passage.entity.ts';
import { PortalPassageDue } from './passages/portal-passage-due.entity.ts';
import { PortalPassage } from './passages/portal-passage.entity.ts';

export const chatTables = [
  ChatConversationRow,
  ChatModelCall,
  ChatQuestionRow,
  PassageBuild,
  PassageDue,
  PassageEmbedding,
  PassageRow,
  PassageWord,
  PortalPassage,
  PortalPassageDue,
];
