import { cx } from '../../../ui/index.ts';

interface InstagramDotsProps {
  count: number;
  front: number;
}

/** Far from the one in front they grow small, as there. */
export function InstagramDots({ count, front }: InstagramDotsProps) {
  return (
    <span className="absolute inset-x-0 mx-auto flex w-fit items-center gap-4">
      {Array.from({ length: count }, (_, n) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
          key={n}
          className={cx(
            'size-6 rounded-full transition-all',
            n === front ? 'bg-(--feed-accent)' : 'bg-(--feed-empty-ink)',
            Math.abs(n - front) > 2 && 'scale-60',
          )}
        />
      ))}
    </span>
  );
}
