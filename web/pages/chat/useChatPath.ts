import { useLocation } from 'react-router-dom';
import { isPortal, paths } from '#web/paths.ts';

/** The page that answers questions here: investors ask within the portal. */
export function useChatPath() {
  const path = isPortal(useLocation().pathname) ? paths.investorAsk : paths.chat;
  return { path, getAnswerPath: (question: string): string => `${path}?${new URLSearchParams({ q: question })}` };
}
