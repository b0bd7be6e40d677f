import { mailedAction } from '#api/platform/http/mailed-action.ts';
import { unsubscribe } from './update.settings.service.ts';

/** Unsubscribes from update mails without signing in. */
export const unsubscribeRoutes = (options: Parameters<typeof mailedAction>[0]) =>
  mailedAction(options, {
    page: 'unsubscribe',
    run: unsubscribe,
    done: 'You are unsubscribed from update emails. You can choose again on your account page.',
    invalid: 'This link does not work. You can also unsubscribe on your account page.',
  });
