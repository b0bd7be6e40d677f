import type { Request } from 'express';
import type { Context, ConversationHandle } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { cookieName, cookieOptions, readCookie } from '#api/platform/http/cookies.ts';

const NAME = 'chat';
const TOKEN = /^[\w-]{43}$/;

/**
 * The part of a conversation that the browser keeps: a cookie that contains only a random secret. It ends with the
 * browser session, or with the questions if they are kept, because no one can delete them without it.
 */
export function createConversationHandle(env: Env, request: Request): ConversationHandle {
  const token = readCookie(env, request.headers, NAME) ?? '';
  const handle: ConversationHandle = {
    token: TOKEN.test(token) ? token : null,
    remember: (token, keptMs) => {
      handle.token = token;
      const life = keptMs === undefined ? {} : { maxAge: keptMs };
      request.res?.cookie(cookieName(env, NAME), token, { ...cookieOptions(env), ...life });
    },
    forget: () => {
      handle.token = null;
      request.res?.clearCookie(cookieName(env, NAME), cookieOptions(env));
    },
  };
  return handle;
}

/** The page that answers questions. Members also get answers from the documents that they can read. */
export const isChatPage = (path: string): boolean => /^\/chat\/*$/i.test(path);

/** Whether the page at a path shows a conversation. Such a page is private to one browser. */
export const isConversationPage = (path: string, { services: { env }, browser: { conversation } }: Context): boolean =>
  isChatPage(path) && (conversation.token !== null || env.LLM_BASE_URL !== undefined);
