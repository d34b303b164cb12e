import { Forward, MessageCircle, ThumbsUp } from 'lucide-react';
import { memo } from 'react';

const reactions = [
  { word: 'Like', Icon: ThumbsUp },
  { word: 'Comment', Icon: MessageCircle },
  { word: 'Share', Icon: Forward },
];

/** Decoration: nobody can like a preview. */
export const FacebookReactions = memo(function FacebookReactions() {
  return (
    <div
      aria-hidden="true"
      className="mx-12 flex border-t border-(--feed-line) py-4 text-(--feed-text-2)"
    >
      {reactions.map(({ word, Icon }) => (
        <span
          key={word}
          className="flex h-36 flex-1 items-center justify-center gap-6 type-14/20 font-semibold"
        >
          <Icon className="size-20" />
          {word}
        </span>
      ))}
    </div>
  );
});
