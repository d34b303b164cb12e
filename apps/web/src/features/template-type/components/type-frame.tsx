import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';

interface TypeFrameProps {
  title: string;
  subtitle: string;
  /** Why one can not go on yet. */
  whyNot: string | undefined;
  isBusy: boolean;
  onNext: () => void;
  children: ReactNode;
}

/** The page on which the goal of a template is chosen, with the way on at its end. */
export function TypeFrame({ title, subtitle, whyNot, isBusy, onNext, children }: TypeFrameProps) {
  return (
    <div className="mx-auto flex max-w-[60rem] flex-col gap-6 pt-3">
      <header>
        <h1 className="text-xl font-semibold wrap-anywhere">{title}</h1>
        <p className="mt-1 text-base wrap-anywhere text-text-2">{subtitle}</p>
      </header>
      {children}
      <div aria-hidden="true" className="h-16" />
      <StickyBar
        side="bottom"
        aria-label={templatesPageTexts.nextStep}
        className="fixed! inset-x-0 px-4! md:px-6!"
      >
        <div className="mx-auto flex w-full max-w-[60rem] items-center justify-end">
          <Button
            variant="primary"
            className="min-w-28"
            disabledReason={whyNot}
            isLoading={isBusy}
            onPress={onNext}
          >
            {templatesPageTexts.next}
          </Button>
        </div>
      </StickyBar>
    </div>
  );
}
