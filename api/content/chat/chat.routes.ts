import express, { type Request, type Response, Router } from 'express';
import { points } from '#graphql/limits.ts';
import type { Context } from '#api/platform/context.ts';
import { toExpectedError } from '#api/platform/errors.ts';
import type { PointBudget } from '#api/platform/limits/point-budget.ts';
import { spendPoints } from '#api/platform/limits/points.ts';
import { clearNotice, leaveNotice } from '#api/platform/http/notice.ts';
import { jsonBody, read } from '#api/platform/http/rest.ts';
import { openToAll } from '#api/platform/http/route-access.ts';
import { currentWork } from '#api/platform/work.ts';
import type { ChatAnswer, ChatCitation, ChatSentence } from './chat.type.ts';
import { keepChatConversationInput, chatQuestionBody, rateChatAnswerInput } from './chat.input.ts';
import { deleteConversation, keepConversation, rateAnswer } from './conversation.service.ts';
import { replyToQuestion } from './generated.service.ts';

/** A line of the response stream, as JSON. The last line is an answer or an error. */
type Line =
  | { type: 'citations'; citations: ChatCitation[] }
  | { type: 'sentence'; sentence: ChatSentence }
  | { type: 'answer'; answer: ChatAnswer }
  | { type: 'error'; message: string };

interface Options {
  contextFor: (request: Request) => Context;
  /** A streamed answer costs the same points as `chatAnswer`. */
  budget: PointBudget;
}

/** The page within the portal that shows the same forms as /chat. */
const PORTAL_PAGE = '/investor/ask';

const FORM_BYTES = 8_000;
const fields = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 5, inflate: false });

/** Streams the answers of /chat, and handles its forms for browsers without JavaScript. */
export function chatRoutes({ contextFor, budget }: Options): Router {
  const router = Router();
  router.post('/api/chat/answers', openToAll(), ...jsonBody, async (request, response) => {
    const { question } = read(chatQuestionBody, request.body);
    const context = contextFor(request);
    spendPoints(context, points.search, budget);
    await streamAnswer(context, question, response);
  });
  router.get(['/chat', PORTAL_PAGE], (request, response, next) => {
    clearNotice(request, response, contextFor(request).services.env);
    next();
  });
  router.post('/chat/conversation', openToAll(), fields, async (request, response) => {
    const context = contextFor(request);
    const message = await changeConversation(context, (request.body ?? {}) as Record<string, unknown>);
    leaveNotice(response, context.services.env, [...context.services.secrets], {
      form: 'chat',
      message,
      errors: {},
      values: {},
    });
    response.redirect(303, request.body?.page === PORTAL_PAGE ? PORTAL_PAGE : '/chat');
  });
  return router;
}

async function streamAnswer(context: Context, question: string, response: Response): Promise<void> {
  const send = (line: Line) => {
    if (!response.headersSent) response.type('application/x-ndjson').set('X-Accel-Buffering', 'no');
    response.write(`${JSON.stringify(line)}\n`);
  };
  const signal = currentWork()?.signal ?? new AbortController().signal;
  try {
    const answer = await replyToQuestion(context, question, {
      signal,
      onCitations: (citations) => send({ type: 'citations', citations }),
      onSentence: (sentence) => send({ type: 'sentence', sentence }),
    });
    send({ type: 'answer', answer });
  } catch (error) {
    if (!response.headersSent) throw error;
    if (!signal.aborted) context.services.log.error({ err: error }, 'a streamed answer failed');
    const message = toExpectedError(error)?.message ?? `Something went wrong. Please quote ${context.requestId}.`;
    send({ type: 'error', message });
  }
  response.end();
}

/** Runs the action of a submitted form. Returns the message for the next page. */
async function changeConversation(context: Context, form: Record<string, unknown>): Promise<string> {
  const { action, question } = form;
  if (action === 'delete') {
    await deleteConversation(context);
    return 'Conversation deleted.';
  }
  if (action === 'rate') {
    await rateAnswer(context, read(rateChatAnswerInput, { ...form, isHelpful: form['rating'] === 'helpful' }));
    return 'Rating saved. Thank you.';
  }
  const isKept = form['isKept'] === 'true';
  await keepConversation(context, read(keepChatConversationInput, { isKept, question: question || null }));
  return isKept ? 'Conversation kept for 12 months.' : 'Conversation no longer kept. It is deleted within an hour.';
}
