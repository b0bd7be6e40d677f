/** What happens to a request for access that no one has decided yet. `next` is what the applicant does until then. */
export function WaitingNote({ next }: { next: string | null }) {
  return (
    <>
      <h2>Your request is pending.</h2>
      {next && <p>{next}</p>}
      <p>A person reviews each request. You will receive an email with the decision.</p>
    </>
  );
}
