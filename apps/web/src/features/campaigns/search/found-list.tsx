import { fill } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { campaignSearchTexts } from '@posthorn/domain/texts/campaign-search';
import type { ReactNode } from 'react';
import { FoundCampaign } from './found-campaign.tsx';
import type { useCampaignSearch } from './use-campaign-search.ts';

interface FoundListProps {
  listId: string;
  search: ReturnType<typeof useCampaignSearch>;
  active: string | undefined;
  onActive: (id: string) => void;
  onOpen: (id: string) => void;
  /** What stands above the campaigns. */
  children: ReactNode;
}

/** Campaigns per workspace. */
export function FoundList({ listId, search, active, onActive, onOpen, children }: FoundListProps) {
  const { result, text, count } = search;
  return (
    <>
      <p role="status" className="sr-only">
        {search.state === 'found'
          ? fill(
              result.hasMore
                ? campaignSearchTexts.moreThanNFound
                : campaignSearchTexts.nCampaignsFound,
              { n: count },
            )
          : null}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={campaignSearchTexts.campaignsFound}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-canvas px-2 py-4 md:px-4"
      >
        {children}
        {result.workspaces.map(({ id, name, campaigns }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div
            key={id}
            role="group"
            aria-labelledby={`in-${id}`}
            className="mx-auto mb-5 max-w-[58rem]"
          >
            <div
              id={`in-${id}`}
              className="flex items-baseline gap-2 px-3 pb-1.5 text-xs font-medium text-text-2"
            >
              {name}
              <span className="tabular font-normal text-text-3">{campaigns.length}</span>
            </div>
            <div role="presentation" className="rounded-card border border-line bg-surface p-1">
              {campaigns.map((campaign) => (
                <FoundCampaign
                  key={campaign.id}
                  campaign={campaign}
                  text={text}
                  isActive={campaign.id === active}
                  onActive={() => onActive(campaign.id)}
                  onOpen={() => onOpen(campaign.id)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {result.hasMore ? (
        <p className="border-t border-line px-4 py-2.5 text-center text-sm text-text-2">
          {campaignTexts.moreFound}
        </p>
      ) : null}
    </>
  );
}
