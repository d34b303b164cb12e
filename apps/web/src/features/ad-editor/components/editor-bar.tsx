import { commonTexts } from '@posthorn/domain/texts/common';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/index.ts';

interface EditorBarProps {
  heading: string;
  /** Of the campaign or template; not known while it is on its way. */
  title?: string;
  onClose: () => void;
  children?: ReactNode;
}

export function EditorBar({ heading, title, onClose, children }: EditorBarProps) {
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface pr-3 pl-2 sm:gap-3 sm:pr-5 sm:pl-3">
      <IconButton icon={<X />} label={commonTexts.close} hasTooltip={false} onPress={onClose} />
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-base font-semibold">{heading}</h1>
        {title ? <p className="truncate text-xs text-text-2">{title}</p> : null}
      </div>
      {children}
    </header>
  );
}
