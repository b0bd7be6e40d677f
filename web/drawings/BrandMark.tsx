/** The logo: a solid inside, an empty band for the air gap, and a dotted outside. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="28"
      height="28"
      className={className ? `mark ${className}` : 'mark'}
      aria-hidden="true"
    >
      <path className="in" d="M9 9H23V23H9Z" />
      <path className="out" d="M2 2H30M2 30H30M2 2V30M30 2V30" />
    </svg>
  );
}
