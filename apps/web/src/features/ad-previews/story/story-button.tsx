import { ChevronUp, Link } from 'lucide-react';
import { CallToAction } from '../parts/call-to-action.tsx';

interface StoryButtonProps {
  callToAction: string;
  /** Instagram puts a link beside the words. */
  hasLink: boolean;
}

/** Lets presses through to the controls of a video below it. */
export function StoryButton({ callToAction, hasLink }: StoryButtonProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col items-center gap-2 bg-linear-to-t from-black/55 to-transparent px-16 pt-40 pb-24">
      <ChevronUp aria-hidden="true" className="size-22 stroke-2" />
      <span className="flex max-w-full items-center gap-6 rounded-full bg-(--feed-button) px-20 py-10 text-(--feed-on-button)">
        {hasLink ? <Link aria-hidden="true" className="size-16 shrink-0 stroke-2" /> : null}
        <CallToAction callToAction={callToAction} className="truncate type-14/20 font-semibold" />
      </span>
    </div>
  );
}
