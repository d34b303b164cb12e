import { uploadedBannerName } from '@posthorn/domain';
import { useState } from 'react';
import { Skeleton } from '../../../ui/index.ts';
import { FittedFrame } from './fitted-frame.tsx';

interface UploadedBannerProps {
  banner: { html_url: string; width: number; height: number; name: string };
}

/**
 * A banner that a person made elsewhere, in a room of its own: its scripts run, but it is of no
 * origin, so neither this page nor anyone's session is within its reach.
 */
export function UploadedBanner({ banner }: UploadedBannerProps) {
  const { html_url: url, width, height } = banner;
  const name = uploadedBannerName(banner);
  const [isHere, setHere] = useState(false);
  return (
    <FittedFrame width={width} label={name}>
      {(scale) => (
        <div
          style={{ width: width * scale, height: height * scale }}
          className="relative overflow-hidden bg-white shadow-low ring-1 ring-line"
        >
          {isHere ? null : <Skeleton className="absolute inset-0 rounded-none!" />}
          <iframe
            title={name}
            src={url}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            loading="lazy"
            width={width}
            height={height}
            onLoad={() => setHere(true)}
            style={{ transform: `scale(${scale})` }}
            className="absolute top-0 left-0 max-w-none origin-top-left border-0"
          />
        </div>
      )}
    </FittedFrame>
  );
}
