import '@posthorn/banners/fonts.css';
import { Banner, type BannerWords, bannerLayout, type LogoPlate } from '@posthorn/banners';
import { type BannerSize, bannerSizeSpecs, drawnTexts } from '@posthorn/domain';
import { memo } from 'react';

interface DrawnBannerProps {
  words: BannerWords;
  size: BannerSize;
  logo: string | null;
  plate: LogoPlate;
  scale: number;
}

function Drawn({ words, size, logo, plate, scale }: DrawnBannerProps) {
  const { label, width, height } = bannerSizeSpecs[size];
  return (
    <div
      role="img"
      aria-label={`${label}: ${words.title}`}
      style={{ width: width * scale, height: height * scale }}
      className="overflow-hidden shadow-low ring-1 ring-line"
    >
      <div style={{ width, transform: `scale(${scale})` }} className="origin-top-left">
        <Banner layout={bannerLayout(words, size, plate)} logo={logo ?? undefined} />
      </div>
    </div>
  );
}

/** One of the nine. A key draws only those anew that show what it changed. */
export const DrawnBanner = memo(
  Drawn,
  (before, now) =>
    before.size === now.size &&
    before.scale === now.scale &&
    before.logo === now.logo &&
    before.plate === now.plate &&
    (before.words === now.words || shownOf(before) === shownOf(now)),
);

/** Everything of the words that this size shows, as one text to compare. */
const shownOf = ({ words, size }: DrawnBannerProps): string =>
  JSON.stringify([words.primaryColor, drawnTexts(words, size)]);
