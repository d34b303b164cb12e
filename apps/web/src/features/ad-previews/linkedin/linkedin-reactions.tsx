import { MessageSquareText, Repeat2, Send, ThumbsUp } from 'lucide-react';
import { memo } from 'react';
import { NetworkText } from '../parts/network-text.tsx';

const reactions = [
  { word: 'like', Icon: ThumbsUp },
  { word: 'comment', Icon: MessageSquareText },
  { word: 'repost', Icon: Repeat2 },
  { word: 'send', Icon: Send },
] as const;

/** Decoration: no one can like a preview. */
export const LinkedinReactions = memo(function LinkedinReactions() {
  return (
    <div aria-hidden="true" className="flex px-8 py-4 text-(--feed-text-2)">
      {reactions.map(({ word, Icon }) => (
        <span
          key={word}
          className="flex h-44 min-w-0 flex-1 items-center justify-center gap-4 type-13/16 font-semibold"
        >
          <Icon className="size-18 shrink-0" />
          <NetworkText word={word} />
        </span>
      ))}
    </div>
  );
});
