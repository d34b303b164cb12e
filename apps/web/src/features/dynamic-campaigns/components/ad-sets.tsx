import { type AdSetStatus, fill } from '@posthorn/domain';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { Tag } from '../../../ui/display/tag.tsx';
import type { DynamicCampaign } from '../api/dynamic-campaigns.ts';

const looks: Record<AdSetStatus, { label: string; tone: 'success' | 'red' }> = {
  active: { label: texts.adSetActive, tone: 'success' },
  failed: { label: texts.adSetFailed, tone: 'red' },
};

/** One for each feed of the job list. */
export function AdSets({ campaign: { title, adSets } }: { campaign: DynamicCampaign }) {
  if (adSets.length === 0) return <p className="text-sm text-text-2">{texts.noAdSets}</p>;
  return (
    <ul aria-label={fill(texts.adSetsOf, { title })} className="flex flex-col gap-2">
      {adSets.map(({ id, name, status, isInReview, message, refusedItemsCount }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag size="sm" tone={isInReview ? 'orange' : looks[status].tone} icon="dot">
            {isInReview ? texts.inReview : looks[status].label}
          </Tag>
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {refusedItemsCount > 0 ? (
            <span className="tabular text-sm text-text-2">
              {fill(texts.refused, { n: refusedItemsCount })}
            </span>
          ) : null}
          {message ? <span className="w-full text-sm text-text-2">{message}</span> : null}
        </li>
      ))}
    </ul>
  );
}
