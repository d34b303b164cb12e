import { campaignTitle, placeLabels } from '@posthorn/domain';
import { useRouter } from '@tanstack/react-router';
import { Fragment, type MouseEvent } from 'react';
import { MarkedText } from '../../../ui/display/marked-text.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { StatusTag, TypeTag } from '../components/campaign-tags.tsx';
import { campaignFacts } from '../model/campaign-facts.ts';
import { campaignHref } from '../model/campaign-href.ts';
import { optionId } from './use-active-option.ts';

interface FoundCampaignProps {
  campaign: CampaignRow;
  text: string;
  isActive: boolean;
  onActive: () => void;
  onOpen: () => void;
}

export function FoundCampaign({ campaign, text, isActive, onActive, onOpen }: FoundCampaignProps) {
  const router = useRouter();
  const places = placeLabels(campaign.locations);
  const facts = [...campaignFacts(campaign), places].filter(Boolean);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      id={optionId(campaign.id)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={router.buildLocation(campaignHref(campaign)).publicHref}
      onClick={open}
      onMouseMove={onActive}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-control px-3 py-2.5',
        isActive && 'bg-primary-soft',
      )}
    >
      <span className="min-w-0 flex-1 basis-64">
        <span className="line-clamp-2 font-semibold wrap-break-word">
          <MarkedText text={campaignTitle(campaign)} mark={text} />
        </span>
        <span className="tabular block text-sm text-text-2 sm:truncate">
          {facts.map((fact, n) => (
            <Fragment key={fact}>
              {n > 0 ? ' · ' : null}
              <MarkedText text={fact} mark={text} />
            </Fragment>
          ))}
        </span>
      </span>
      <span className="flex shrink-0 gap-2">
        <TypeTag type={campaign.type} size="sm" />
        <StatusTag status={campaign.status} size="sm" />
      </span>
    </a>
  );
}
