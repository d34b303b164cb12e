import { memo, type ReactNode, useMemo } from 'react';
import { cx } from '../../../ui/index.ts';
import { feedStyle, type Network } from '../model/networks.ts';
import type { PreviewLook } from '../model/previewed-ad.ts';
import { AppBar, type Feed } from './app-bar.tsx';
import { NextPost } from './next-post.tsx';
import { StatusBar } from './status-bar.tsx';

interface DeviceProps {
  network: Network;
  look: PreviewLook;
  children: ReactNode;
}

/**
 * What the ad is seen on. A phone needs room for its frame: in a narrow box only its screen is left,
 * and of that the ad alone.
 */
export function Device({ network, look, children }: DeviceProps) {
  const isPhone = look.device === 'phone';
  const hasFeed = isPhone && network !== 'story';
  const style = useMemo(() => feedStyle(network, look), [network, look]);
  return (
    <div
      data-theme={look.theme}
      style={style}
      className={cx(
        'font-[-apple-system,"Segoe_UI",Roboto,"Helvetica_Neue",Arial,ColourSigns,sans-serif] text-(--feed-text)',
        isPhone &&
          '@min-[24rem]:rounded-[2.75rem] @min-[24rem]:bg-[#15161a] @min-[24rem]:p-[0.625rem] @min-[24rem]:shadow-[0_0_0_1px_#3d4048,0_24px_48px_rgb(16_24_40/0.2)]',
      )}
    >
      <div
        className={cx(
          'overflow-hidden rounded-[0.625rem] bg-(--feed-surface)',
          isPhone ? '@min-[24rem]:rounded-[2.125rem]' : null,
          hasFeed
            ? 'shadow-[0_0_0_1px_rgb(0_0_0/0.1)] @min-[24rem]:shadow-none'
            : 'shadow-[0_0_0_1px_rgb(0_0_0/0.08),0_1px_2px_rgb(0_0_0/0.12)]',
        )}
      >
        {hasFeed ? <Above network={network} /> : null}
        {children}
        {hasFeed ? <Below /> : null}
      </div>
    </div>
  );
}

// A key that changes the ad leaves these alone.
const Above = memo(function Above({ network }: { network: Feed }) {
  return (
    <div className="hidden @min-[24rem]:block">
      <StatusBar />
      <AppBar network={network} />
    </div>
  );
});

const Below = memo(function Below() {
  return (
    <div className="hidden @min-[24rem]:block">
      <NextPost />
    </div>
  );
});
