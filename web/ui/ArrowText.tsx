/** Text followed by an arrow, which stays on the same line as the last word. */
export function ArrowText({ children, className }: { children: string; className?: string }) {
  const cut = children.lastIndexOf(' ') + 1;
  return (
    <>
      {children.slice(0, cut)}
      <span className="together">
        {children.slice(cut)}
        <span aria-hidden="true" className={className}>
          →
        </span>
      </span>
    </>
  );
}
