import { type AdMedia, fill } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../ui/index.ts';

interface FilmProps {
  media: AdMedia;
  fit: 'cover' | 'contain';
}

/** Over the still of a video: a button, and the video itself once it is pressed. */
export function Film({ media: { url, previewUrl, altText }, fit }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false);
  const name = altText || previewTexts.video;
  if (isPlaying) {
    return (
      <video
        src={url}
        poster={previewUrl ?? undefined}
        aria-label={name}
        controls
        muted
        autoPlay
        loop
        playsInline
        preload="none"
        className={cx(
          'absolute inset-0 size-full bg-black',
          fit === 'cover' ? 'object-cover' : 'object-contain',
        )}
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={fill(previewTexts.playVideo, { video: name })}
      onClick={() => setPlaying(true)}
      className="absolute inset-0 m-auto grid size-64 cursor-pointer place-items-center rounded-full bg-black/55 text-white ring-2 ring-white/90 backdrop-blur-xs transition-colors hover:bg-black/75"
    >
      <Play aria-hidden="true" className="size-28 translate-x-[6%] fill-current" />
    </button>
  );
}
