import { Bookmark, Heart, MessageCircle, Send } from 'lucide-react';
import type { ReactNode } from 'react';

/** Decoration, with room between for the dots of a carousel. */
export function InstagramReactions({ children }: { children?: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="relative flex items-center gap-16 px-12 pt-12 pb-8 [&_.lucide]:size-24"
    >
      <Heart />
      <MessageCircle className="-scale-x-100" />
      <Send />
      {children}
      <Bookmark className="ml-auto" />
    </div>
  );
}
