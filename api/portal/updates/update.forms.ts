import { mailedAction } from '#api/platform/http/mailed-action.ts';
import type { PostedForm } from '#api/platform/http/posted-forms.ts';
import { markInvestorUpdateRead } from './update.read.service.ts';
import { unsubscribe } from './update.settings.service.ts';

/** "Mark as read" for browsers without JavaScript. Opening the page changes nothing. */
export const updateForms: Record<string, PostedForm> = {
  '/investor/updates/:id': {
    name: 'update',
    isForMembers: true,
    run: async ({ context, id }) => {
      await markInvestorUpdateRead(context, id);
      return { to: `/investor/updates/${encodeURIComponent(id)}` };
    },
  },
};

/** Unsubscribes from update mails without signing in. */
export const unsubscribeRoutes = (options: Parameters<typeof mailedAction>[0]) =>
  mailedAction(options, {
    page: 'unsubscribe',
    run: unsubscribe,
    done: 'You are unsubscribed from update emails. You can choose again on your account page.',
    invalid: 'This link does not work. You can also unsubscribe on your account page.',
  });
