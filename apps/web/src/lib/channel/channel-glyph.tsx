import type { Channel } from '@posthorn/domain';
import type { ReactNode } from 'react';
import { cx } from '../../ui/lib/cx.ts';

/** Signs of our own, not the networks' marks: a colour and a simple shape each. */
const glyphs: Record<Channel, { ink: string; shape: ReactNode }> = {
  facebook: {
    ink: 'bg-channel-facebook',
    shape: <path d="M11.5 4.5H10A2 2 0 0 0 8 6.5V14M5.5 9H11" />,
  },
  instagram: {
    ink: 'bg-channel-instagram',
    shape: (
      <>
        <rect x="3.5" y="3.5" width="9" height="9" rx="2.5" />
        <circle cx="8" cy="8" r="2" />
      </>
    ),
  },
  linkedIn: {
    ink: 'bg-channel-linkedin dark:bg-[#2470b3]',
    shape: <path d="M4.5 7v5M4.5 4.2v.1M7.5 12V7M7.5 9.5a2.2 2.2 0 0 1 4.4 0V12" />,
  },
  googleDisplay: {
    ink: 'bg-[#1e8e3e]',
    shape: <path d="M3.5 4.5h9v7h-9zM3.5 9.5h9" />,
  },
  googleSearch: {
    ink: 'bg-[#c75b00]',
    shape: <path d="M7 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM10 10l3 3" />,
  },
};

export function ChannelGlyph({ channel, className }: { channel: Channel; className?: string }) {
  const { ink, shape } = glyphs[channel];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-6 shrink-0 items-center justify-center rounded-control',
        ink,
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-4 stroke-white"
        fill="none"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shape}
      </svg>
    </span>
  );
}
