import { invitationForm } from '#graphql/invitation-validation.ts';
import type { PostedForm } from '#api/platform/http/posted-forms.ts';
import { read } from '#api/platform/http/rest.ts';
import { clearLink } from '../account-links/account-link.service.ts';
import { acceptInvitation } from './invitation.accept.service.ts';

/** The form of an invitation. The cookie of the opened link has the secret. */
export const invitationForms: Record<string, PostedForm> = {
  '/invitation': {
    name: 'invitation',
    page: '/invitation',
    keeps: ['name', 'username'],
    run: async ({ context, body, response }) => {
      await acceptInvitation(context, context.browser.links.invitation ?? '', read(invitationForm, body));
      clearLink(response, context.services.env, 'invitation');
      return { to: '/investor' };
    },
  },
};
