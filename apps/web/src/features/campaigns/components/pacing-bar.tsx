import type { Pacing } from '@posthorn/domain';

const inks: Record<Pacing['course'], string> = {
  even: 'bg-primary',
  ahead: 'bg-orange',
  behind: 'bg-gray',
};

/** How much of the money is gone, and, as a mark, how much of the time. Its words are in its name. */
export function PacingBar({ time, money, course, text }: Pacing) {
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className="relative mt-1.5 block h-1 rounded-full bg-surface-3"
    >
      <span
        style={{ width: `${money}%` }}
        className={`block h-full rounded-full ${inks[course]}`}
      />
      <span
        style={{ left: `${time}%` }}
        className="absolute -top-0.5 h-2 w-0.5 -translate-x-1/2 rounded-full bg-text"
      />
    </span>
  );
}
