import { useRequestWhitepaperMutation } from '#graphql/generated/leads.ts';
import type { SenderProps } from '../lead-form/lead-form.ts';
import { useLeadClient, useLeadSender } from '../lead-form/useLeadSender.ts';

/** Sends the whitepaper form. Renders nothing. */
export function WhitepaperSender({ onReady }: SenderProps) {
  const [request] = useRequestWhitepaperMutation({ client: useLeadClient() });
  useLeadSender(request, onReady);
  return null;
}
