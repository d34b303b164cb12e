import type { ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import { feedStyle, type Network } from '../model/networks.ts';
import type { PreviewLook } from '../model/previewed-ad.ts';
import { AppBar } from './app-bar.tsx';
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
  return (
    <div
      data-theme={look.theme}
      style={feedStyle(network, look)}
      className={cx(
        'font-[-apple-system,"Segoe_UI",Roboto,"Helvetica_Neue",Arial,sans-serif] text-(--feed-text)',
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
        {hasFeed ? (
          <div className="hidden @min-[24rem]:block">
            <StatusBar />
            <AppBar network={network} />
          </div>
        ) : null}
        {children}
        {hasFeed ? (
          <div className="hidden @min-[24rem]:block">
            <NextPost />
          </div>
        ) : null}
      </div>
    </div>
  );
}
