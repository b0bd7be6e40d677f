/** Words with an arrow after them that never stands alone on a line: it holds on to the last word. */
export function Arrowed({ children, className }: { children: string; className?: string }) {
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
