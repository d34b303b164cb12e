import { channelLabels, fill } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { channelAnchors } from '../../../lib/channel/channel-anchors.ts';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import type { AdsFigures, OfferedChannel } from '../model/ads-scene.ts';
import { AdFigures } from './ad-figures.tsx';

interface ChannelSectionProps {
  offered: OfferedChannel;
  /** What the network said of the channel as a whole. */
  refusals?: readonly string[] | undefined;
  /** What the channel did; missing before the launch. */
  figures?: AdsFigures | undefined;
  /** Changes the page in whose name the ads speak. */
  pageChoice: ReactNode;
  /** Its ads are shown on request only. */
  fold?: { isOpen: boolean; onToggle: (isOpen: boolean) => void } | undefined;
  children: ReactNode;
}

/** The ads of a channel, and the page in whose name they speak. */
export function ChannelSection({
  offered,
  refusals = [],
  figures,
  pageChoice,
  fold,
  children,
}: ChannelSectionProps) {
  const { channel, note } = offered;
  const id = channelAnchors[channel];
  const counted = figures?.ofChannel(channel);
  // The note says why.
  const isNeverShown = counted === null && figures?.whyNone(channel) !== undefined;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ChannelGlyph channel={channel} />
        <h2
          id={id}
          tabIndex={-1}
          className="flex-1 scroll-mt-24 text-lg font-semibold outline-none"
        >
          {channelLabels[channel]}
        </h2>
        {fold ? null : pageChoice}
      </div>
      {figures && !isNeverShown ? (
        <AdFigures
          figures={figures}
          counted={counted}
          name={channelLabels[channel]}
          isExplained
          className="flex flex-wrap gap-x-6 gap-y-2"
        />
      ) : null}
      {refusals.map((text) => (
        <p key={text} className="flex items-start gap-1.5 text-sm text-danger wrap-anywhere">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {fill(adsPageTexts.error, { text })}
        </p>
      ))}
      {note ? (
        <p className={`text-sm ${note.isWarning ? 'text-warning' : 'text-text-2'}`}>
          {note.text}
          {note.href ? (
            <>
              {' '}
              <Link href={note.href}>{budgetDialogTexts.set}</Link>
            </>
          ) : null}
        </p>
      ) : null}
      {fold ? (
        <Button
          size="sm"
          icon={fold.isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={fold.isOpen}
          onPress={() => fold.onToggle(!fold.isOpen)}
          className="self-start"
        >
          {fill(fold.isOpen ? adsPageTexts.hideKept : adsPageTexts.showKept, {
            channel: channelLabels[channel],
          })}
        </Button>
      ) : null}
      {fold && !fold.isOpen ? null : (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-8">{children}</div>
      )}
    </section>
  );
}
