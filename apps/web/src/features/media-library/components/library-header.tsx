import { adTypeSpecs, type MediaPurpose, offeredTypes } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';

interface LibraryHeaderProps {
  purpose: MediaPurpose;
  onClose: () => void;
  /** What uploads. */
  children: ReactNode;
}

function titleFor(purpose: MediaPurpose): { title: string; use?: string } {
  if (purpose.for === 'browsing') return { title: libraryTexts.mediaLibrary };
  if (purpose.for === 'leadForm')
    return { title: libraryTexts.chooseAnImage, use: libraryTexts.leadForm };
  const title = offeredTypes(purpose).includes('logo')
    ? libraryTexts.chooseALogo
    : libraryTexts.chooseMedia;
  return { title, use: adTypeSpecs[purpose.adType].label };
}

export function LibraryHeader({ purpose, onClose, children }: LibraryHeaderProps) {
  const { title, use } = titleFor(purpose);
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 md:px-6">
      <div className="order-1 flex min-w-0 flex-1 items-baseline gap-2.5">
        <h2 className="text-xl font-semibold whitespace-nowrap">{title}</h2>
        {use ? <p className="truncate text-sm text-text-2">{use}</p> : null}
      </div>
      <div className="order-3 flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:order-2 sm:w-auto">
        {children}
      </div>
      <IconButton
        icon={<X />}
        label={commonTexts.close}
        hasTooltip={false}
        onPress={onClose}
        className="order-2 -mr-2 sm:order-3"
      />
    </header>
  );
}
