import { useRequestContactMutation } from '#graphql/generated/leads.ts';
import type { SenderProps } from '../lead-form/lead-form.ts';
import { useLeadClient, useLeadSender } from '../lead-form/useLeadSender.ts';

/** Sends the contact form. Renders nothing. */
export function ContactSender({ onReady }: SenderProps) {
  const [request] = useRequestContactMutation({ client: useLeadClient() });
  useLeadSender(request, onReady);
  return null;
}
