/** A description from the schema. Text between backticks is code, text between underscores is emphasized. */
export function Description({ text }: { text: string }) {
  return (
    <p>
      {text.split(/(`[^`]+`|\b_[^_\s]+_\b)/).map((part, i) => {
        if (i % 2 === 0) return part;
        const inner = part.slice(1, -1);
        return part.startsWith('`') ? <code key={i}>{inner}</code> : <em key={i}>{inner}</em>;
      })}
    </p>
  );
}
