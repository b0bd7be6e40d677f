import { Navigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';

/** Leads to an answer from the portal, whose texts do not appear on public pages. */
export function PortalAnswer({ question }: { question: string }) {
  const to = `${paths.investorAsk}?${new URLSearchParams({ q: question })}`;
  const isHydrating = useHydrating();
  return (
    <p role="status">
      The answer is in your documents. <InlineLink to={to}>Show the answer in the investor portal</InlineLink>
      {!isHydrating && <Navigate to={to} replace />}
    </p>
  );
}
