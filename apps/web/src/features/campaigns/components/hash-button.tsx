import { fill } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Copy } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { copyId } from '../../../lib/toast/copy-id.ts';

/** The short name of a campaign; a press copies it. */
export function HashButton({ hash }: { hash: string }) {
  return (
    <Button
      aria-label={fill(overviewTexts.copyTheIdHash, { hash })}
      onPress={() => void copyId(hash)}
      className="tabular touch-target flex h-6 cursor-pointer items-center gap-1.5 rounded-control px-1.5 text-sm data-hovered:bg-surface-2 data-hovered:text-text"
    >
      #{hash}
      <Copy aria-hidden="true" className="size-3.5" />
    </Button>
  );
}
