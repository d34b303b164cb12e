import type { GlossaryWord } from '@posthorn/domain/texts/glossary';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { deferLayer, OnDemand } from '../on-demand/on-demand.tsx';

const explanation = deferLayer(() => import('./term-popover.tsx'));

interface TermProps {
  word: GlossaryWord;
  children: ReactNode;
}

/** A word that explains itself when it is pressed; what it says is loaded then. */
export function Term({ word, children }: TermProps) {
  return (
    <OnDemand
      layer={explanation}
      layerProps={{
        word,
        trigger: (
          // No slot: in the label of a picker it would be taken for the picker's own button.
          <Button
            slot={null}
            className="touch-target cursor-help rounded-xs underline decoration-dotted underline-offset-3 print:no-underline data-focus-visible:field-ring"
          >
            {children}
          </Button>
        ),
      }}
    />
  );
}
