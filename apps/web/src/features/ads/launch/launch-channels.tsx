import {
  adTypeSpecs,
  budgetNames,
  type Currency,
  fill,
  type PublishedChannel,
  showBudget,
  showDate,
} from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Launch } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { ChannelGlyph } from '../components/channel-glyph.tsx';
import { editAdHref } from '../model/ad-href.ts';
import type { AdOwner } from '../model/ad-owner.ts';
import { adName } from '../model/ad-words.ts';
import { type AdDelivery, adsTold, channelTold, progressOf } from './channel-lines.ts';
import type { LaunchCheck } from './check-launch.ts';

interface LaunchChannelsProps {
  owner: AdOwner;
  channels: readonly PublishedChannel<Ad>[];
  currency: Currency;
  firstDay: string;
  /** What the networks said beforehand. */
  check: LaunchCheck | undefined;
  /** How far it is, once it is launched. */
  progress: Launch | undefined;
}

type Refusals = LaunchCheck['channels'][number]['refusals'];

/** Channel by channel what is launched, and ad by ad what becomes of it. */
export function LaunchChannels({ check, progress, ...shown }: LaunchChannelsProps) {
  const { owner, channels, currency, firstDay } = shown;
  const told = adsTold(progress);
  return (
    <ul aria-label={launchDialogTexts.channels} className="flex flex-col gap-3">
      {channels.map(({ channel, budget, ads }) => {
        const said = check?.channels.find((one) => one.channel === channel)?.refusals ?? [];
        const refusals: Refusals = progress ? [] : said;
        const there = progressOf(progress, channel);
        const state = there && channelTold(there);
        return (
          <li key={channel} className="rounded-card border border-line px-4 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Glyphs ads={ads} />
              <span className="font-semibold">{budgetNames[channel]}</span>
              {state ? <Tag tone={state.colour}>{state.label}</Tag> : null}
              <span className="tabular ml-auto text-sm text-text-2">
                {[
                  fill(launchDialogTexts.ads, { n: ads.length }),
                  showBudget({ amount: budget, currency }),
                  fill(launchDialogTexts.firstDay, { date: showDate(firstDay) }),
                ].join(' · ')}
              </span>
            </div>
            <Reasons reasons={there?.reason ? [there.reason] : reasonsFor(refusals, null)} />
            <ul className="mt-2 flex flex-col gap-1.5">
              {ads.map((ad) => (
                <AdLine
                  key={ad.id}
                  ad={ad}
                  owner={owner}
                  delivery={told.get(ad.id)}
                  refusals={reasonsFor(refusals, ad.id)}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

const reasonsFor = (refusals: Refusals, id: string | null): string[] => [
  ...new Set(refusals.filter(({ adId }) => adId === id).map(({ reason }) => reason)),
];

interface AdLineProps {
  ad: Ad;
  owner: AdOwner;
  delivery: AdDelivery | undefined;
  /** What the network would refuse about it. */
  refusals: readonly string[];
}

function AdLine({ ad, owner, delivery, refusals }: AdLineProps) {
  const { label, canEditAndCopy } = adTypeSpecs[ad.adType];
  const reasons = delivery?.isTrouble && delivery.reason ? [delivery.reason] : refusals;
  return (
    <li className="text-sm">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate">
          {adName(ad)} <span className="text-text-3">{label}</span>
        </span>
        {delivery ? (
          <Tag size="sm" tone={delivery.colour} className="shrink-0">
            {delivery.label}
          </Tag>
        ) : null}
      </div>
      <Reasons reasons={reasons} />
      {reasons.length > 0 && canEditAndCopy ? (
        <Link href={editAdHref(owner, ad.adType, ad.id)}>
          {fill(launchDialogTexts.edit, { ad: adName(ad) })}
        </Link>
      ) : null}
    </li>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.map((reason) => (
    <p key={reason} className="mt-0.5 text-sm wrap-anywhere text-danger">
      {reason}
    </p>
  ));
}

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
