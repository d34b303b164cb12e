import type { AdMedia } from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { ImageIcon, ImageOff } from 'lucide-react';
import { Skeleton } from '../../../ui/index.ts';
import { cx } from '../../../ui/lib/cx.ts';
import { RetriedImage } from '../../../ui/media/retried-image.tsx';
import type { SlotUpload } from '../model/use-slot-uploads.ts';
import { UploadCover } from './upload-slot.tsx';

interface LogoPlateProps {
  logo: AdMedia | null;
  /** A file on its way here. */
  upload?: SlotUpload;
  isInvalid: boolean;
  onCancel: () => void;
}

/** White in both themes, as on the banners: what can be seen here can be seen there. */
export function LogoPlate({ logo, upload, isInvalid, onCancel }: LogoPlateProps) {
  return (
    <div
      className={cx(
        'relative grid h-20 w-36 shrink-0 place-items-center overflow-hidden rounded-card border bg-white p-3 text-[#667085]',
        isInvalid ? 'border-danger' : 'border-line',
        !logo && 'border-dashed',
      )}
    >
      {logo ? (
        <RetriedImage
          src={logo.previewUrl ?? logo.url}
          alt={logo.altText || adFieldTexts.logo}
          retries={5}
          delay={500}
          loading={<Skeleton className="absolute inset-2" />}
          failed={<ImageOff role="img" aria-label={adFieldTexts.logoNotShown} className="size-5" />}
          className="max-h-full max-w-full object-contain"
        />
      ) : (
        <ImageIcon aria-hidden="true" className="size-6" />
      )}
      {upload ? <UploadCover upload={upload} onCancel={onCancel} /> : null}
    </div>
  );
}
