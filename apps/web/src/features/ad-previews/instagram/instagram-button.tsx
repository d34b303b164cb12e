import { ChevronRight } from 'lucide-react';
import { CallToAction } from '../parts/call-to-action.tsx';

/** The strip below the picture. */
export function InstagramButton({ callToAction }: { callToAction: string }) {
  return (
    <div className="flex items-center gap-8 bg-(--feed-button) px-12 py-11 text-(--feed-on-button)">
      <CallToAction callToAction={callToAction} className="flex-1 type-14/20 font-semibold" />
      <ChevronRight aria-hidden="true" className="size-18 stroke-2" />
    </div>
  );
}
