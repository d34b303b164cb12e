import { adTypeSpecs, fill } from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Ad } from '../api/list-ads.ts';
import { editAdHref } from '../model/ad-href.ts';
import type { AdOwner } from '../model/ad-owner.ts';
import { adName } from '../model/ad-words.ts';
import type { AdDelivery } from './channel-lines.ts';
import { Reasons } from './reasons.tsx';

export interface AdLine {
  ad: Ad;
  /** What became of it, once it is launched. */
  delivery: AdDelivery | undefined;
  /** What the network has against it. */
  reasons: readonly string[];
}

interface LaunchAdsProps {
  owner: AdOwner;
  lines: readonly AdLine[];
}

/** More ads than this are counted, and only those that something is wrong with are listed. */
const LISTED = 5;

/** The ads of a channel. */
export function LaunchAds({ owner, lines }: LaunchAdsProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = lines.length > LISTED;
  const shown =
    isWhole || !isLong
      ? lines
      : lines.filter(({ delivery, reasons }) => delivery?.isTrouble || reasons.length > 0);
  return (
    <>
      {isLong ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Counts lines={lines} />
          <Button size="sm" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole
              ? launchDialogTexts.showFewer
              : fill(launchDialogTexts.showAll, { n: lines.length })}
          </Button>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1.5">
          {shown.map((line) => (
            <Line key={line.ad.id} owner={owner} line={line} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** How many ads are how far. */
function Counts({ lines }: { lines: readonly AdLine[] }) {
  const deliveries = lines.flatMap(({ delivery }) => delivery ?? []);
  const labels = [...new Set(deliveries.map(({ label }) => label))];
  return labels.map((label) => {
    const those = deliveries.filter((one) => one.label === label);
    return (
      <Tag key={label} size="sm" tone={those[0]?.colour}>
        {fill(launchDialogTexts.count, { label, n: those.length })}
      </Tag>
    );
  });
}

function Line({ owner, line: { ad, delivery, reasons } }: { owner: AdOwner; line: AdLine }) {
  const { label, canEditAndCopy } = adTypeSpecs[ad.adType];
  return (
    <li className="text-sm">
      <div className="flex items-center gap-3">
        {/* What does not fit goes below: cut off, an ad could not be told from its neighbours. */}
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-1.5">
          <span className="max-w-full truncate">{adName(ad)}</span>
          <span className="text-text-3">{label}</span>
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
