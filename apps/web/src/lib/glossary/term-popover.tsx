import { type GlossaryWord, glossaryTexts } from '@posthorn/domain/texts/glossary';
import { uiTexts } from '@posthorn/domain/texts/ui';
import { Popover } from '../../ui/overlays/popover.tsx';
import { type LayerProps, useOpenOnArrival } from '../on-demand/on-demand.tsx';

interface TermPopoverProps extends LayerProps {
  word: GlossaryWord;
}

export default function TermPopover({ trigger, word }: TermPopoverProps) {
  const { close: _, ...layer } = useOpenOnArrival();
  return (
    <Popover {...layer} label={uiTexts.whatItMeans} trigger={trigger} className="max-w-72 p-3!">
      <p className="text-sm">{glossaryTexts[word]}</p>
    </Popover>
  );
}
