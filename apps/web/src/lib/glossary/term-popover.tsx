import { type GlossaryWord, glossaryTexts } from '@posthorn/domain/texts/glossary';
import { uiTexts } from '@posthorn/domain/texts/ui';
import { useEffect, useEffectEvent } from 'react';
import { Popover } from '../../ui/overlays/popover.tsx';
import { type LayerProps, useOpenOnArrival } from '../on-demand/on-demand.tsx';

interface TermPopoverProps extends LayerProps {
  word: GlossaryWord;
}

export default function TermPopover({ trigger, word }: TermPopoverProps) {
  const { close, ...layer } = useOpenOnArrival();
  return (
    <Popover
      {...layer}
      label={uiTexts.whatItMeans}
      trigger={trigger}
      // Below stands what the word is about.
      placement="top start"
      className="max-w-72 p-3!"
    >
      <Explanation word={word} onTab={close} />
    </Popover>
  );
}

/** Holds nothing to go on to: Tab closes it, and the word has the focus again. */
function Explanation({ word, onTab }: { word: GlossaryWord; onTab: () => void }) {
  const leave = useEffectEvent(onTab);
  useEffect(() => {
    const closeOnTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      leave();
    };
    // Before the layer keeps the key to itself.
    document.addEventListener('keydown', closeOnTab, true);
    return () => document.removeEventListener('keydown', closeOnTab, true);
  }, []);
  return <p className="text-sm">{glossaryTexts[word]}</p>;
}
