import {
  adTypeSpecs,
  budgetNames,
  type Currency,
  fill,
  type PublishedChannel,
  showBudget,
  showDate,
  shownToNotes,
} from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { UnbrokenDates } from '../../../lib/time/unbroken-dates.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Launch } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import type { AdOwner } from '../model/ad-owner.ts';
import { type AdDelivery, channelTag, deliveryByAd, progressOf } from './channel-lines.ts';
import type { LaunchCheck } from './check-launch.ts';
import { type AdLine, LaunchAds } from './launch-ads.tsx';
import { LaunchForm } from './launch-form.tsx';
import { Reasons } from './reasons.tsx';

interface LaunchChannelsProps {
  owner: AdOwner;
  channels: readonly PublishedChannel<Ad>[];
  currency: Currency;
  firstDay: string;
  /** Its ads open a form. */
  hasForm: boolean;
  /** What the networks said beforehand. */
  check: LaunchCheck | undefined;
  /** How far it is, once it is launched. */
  progress: Launch | undefined;
}

type Refusals = LaunchCheck['channels'][number]['refusals'];

/** Channel by channel what is launched, and ad by ad what becomes of it. */
export function LaunchChannels({ check, progress, ...shown }: LaunchChannelsProps) {
  const { owner, channels, currency, firstDay, hasForm } = shown;
  const deliveries = deliveryByAd(progress);
  return (
    <ul aria-label={launchDialogTexts.channels} className="flex flex-col gap-3">
      {channels.map(({ channel, budget, ads }) => {
        const said = check?.channels.find((one) => one.channel === channel)?.refusals ?? [];
        const refusals: Refusals = progress ? [] : said;
        const there = progressOf(progress, channel);
        const state = there && channelTag(there);
        const lines = ads.map((ad) =>
          lineOf(ad, deliveries.get(ad.id), reasonsFor(refusals, ad.id)),
        );
        const ofForm = there?.form?.reason
          ? [there.form.reason]
          : reasonsOf(refusals.filter(({ isAboutForm }) => isAboutForm));
        const reasons = there?.reason ? [there.reason] : reasonsFor(refusals, null);
        const isSaidBelow = (reason: string) => ofForm.includes(reason) || isSaidBy(lines, reason);
        return (
          <li key={channel} className="rounded-card border border-line px-4 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Glyphs ads={ads} />
              <span className="font-semibold">{budgetNames[channel]}</span>
              {state ? <Tag tone={state.colour}>{state.label}</Tag> : null}
              <span className="tabular text-sm text-text-2 max-sm:w-full sm:ml-auto">
                <UnbrokenDates
                  text={[
                    fill(launchDialogTexts.ads, { n: ads.length }),
                    showBudget({ amount: budget, currency }),
                    fill(launchDialogTexts.firstDay, { date: showDate(firstDay) }),
                  ].join(' · ')}
                />
              </span>
            </div>
            {shownToNotes(channel, ads).map((note) => (
              <p key={note} className="text-sm text-text-2">
                {note}
              </p>
            ))}
            <Reasons reasons={reasons.filter((reason) => !isSaidBelow(reason))} />
            {hasForm ? (
              <LaunchForm campaignId={owner.id} progress={there?.form ?? null} reasons={ofForm} />
            ) : null}
            <LaunchAds owner={owner} lines={lines} />
          </li>
        );
      })}
    </ul>
  );
}

const lineOf = (ad: Ad, delivery: AdDelivery | undefined, refusals: readonly string[]): AdLine => ({
  ad,
  delivery,
  reasons: delivery?.isTrouble && delivery.reason ? [delivery.reason] : refusals,
});

const reasonsOf = (refusals: Refusals): string[] => [
  ...new Set(refusals.map(({ reason }) => reason)),
];

const reasonsFor = (refusals: Refusals, id: string | null): string[] =>
  reasonsOf(refusals.filter(({ adId }) => adId === id));

/** What stands at an ad is not said of its channel again. */
const isSaidBy = (lines: readonly AdLine[], reason: string): boolean =>
  lines.some(({ reasons }) => reasons.includes(reason));

/** Facebook and Instagram share a budget. */
function Glyphs({ ads }: { ads: readonly Ad[] }) {
  const channels = [...new Set(ads.map(({ adType }) => adTypeSpecs[adType].channel))];
  return (
    <span aria-hidden="true" className="flex gap-1">
      {channels.map((channel) => (
        <ChannelGlyph key={channel} channel={channel} className="size-5" />
      ))}
    </span>
  );
}
