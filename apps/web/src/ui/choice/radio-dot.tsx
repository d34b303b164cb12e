/** The circle; the label around it carries `group` and the state. */
export function RadioDot({ className = 'mt-0.5' }: { className?: string }) {
  return (
    <span
      className={`grid size-4 shrink-0 place-items-center rounded-full border border-control bg-surface transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-hovered:border-text-3 group-data-invalid:border-danger group-data-selected:border-primary group-data-selected:bg-primary ${className}`}
    >
      <span className="size-1.5 scale-0 rounded-full bg-on-primary transition-transform group-data-selected:scale-100 forced-colors:bg-[Highlight]" />
    </span>
  );
}
