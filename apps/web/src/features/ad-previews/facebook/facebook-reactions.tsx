import { Forward, MessageCircle, ThumbsUp } from 'lucide-react';
import { memo } from 'react';
import { cx } from '../../../ui/index.ts';
import { NetworkText } from '../parts/network-text.tsx';

const reactions = [
  { word: 'like', Icon: ThumbsUp },
  { word: 'comment', Icon: MessageCircle },
  { word: 'share', Icon: Forward },
] as const;

interface FacebookReactionsProps {
  /** Where nothing else sets them apart from what is above. */
  hasLine?: boolean;
}

/** Decoration: no one can like a preview. */
export const FacebookReactions = memo(function FacebookReactions({
  hasLine,
}: FacebookReactionsProps) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'mx-12 flex py-4 text-(--feed-text-2)',
        hasLine && 'border-t border-(--feed-line)',
      )}
    >
      {reactions.map(({ word, Icon }) => (
        <span
          key={word}
          className="flex h-36 flex-1 items-center justify-center gap-6 type-14/20 font-semibold"
        >
          <Icon className="size-20" />
          <NetworkText word={word} />
        </span>
      ))}
    </div>
  );
});
