import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { HeroBanner } from '../../../ui/layout/hero-banner.tsx';
import { useMedia } from '../../../ui/lib/use-media.ts';
import { OnlyWithFeature, useAccount, useCan } from '../../accounts/index.ts';
import { ListEnd, useRowFocus } from '../../campaigns/index.ts';
import { dynamicCampaignsQuery } from '../api/dynamic-campaigns.ts';
import { CampaignCards } from '../components/campaign-cards.tsx';
import { CampaignTable } from '../components/campaign-table.tsx';
import { StatusFilter } from '../components/status-filter.tsx';
import { useStatusFilter } from '../model/status-filter.ts';

/** The dynamic campaigns of the account, the newest first. */
export function DynamicCampaignsPage() {
  useDocumentTitle(texts.title);
  const { id } = useAccount();
  return (
    <OnlyWithFeature feature="dynamicAds">
      <div className="flex flex-col gap-4 pt-3">
        <Hero />
        <Campaigns key={id} accountId={id} />
      </div>
    </OnlyWithFeature>
  );
}

function Hero() {
  const mayCreate = useCan('campaign.create');
  return (
    <HeroBanner
      kicker={texts.title}
      title={texts.heroTitle}
      action={
        mayCreate ? (
          <ButtonLink
            size="lg"
            icon={<Plus />}
            href={{ to: '/job-library/dynamic-campaigns/create-dynamic-campaign' }}
            className="max-sm:w-full"
          >
            {texts.create}
          </ButtonLink>
        ) : null
      }
    >
      {texts.heroText}
    </HeroBanner>
  );
}

function Campaigns({ accountId }: { accountId: string }) {
  const { statuses, choose } = useStatusFilter();
  const query = useInfiniteQuery(dynamicCampaignsQuery(accountId, statuses));
  const ids = useMemo(() => (query.data ?? []).map(({ id }) => id), [query.data]);
  const focus = useRowFocus(ids);
  const isWide = useMedia('(min-width: 40rem)');
  const Rows = isWide ? CampaignTable : CampaignCards;
  return (
    <>
      <StatusFilter chosen={statuses} onChange={choose} />
      <Answered query={query} skeleton={<SkeletonRows rowHeight={64} label={texts.loading} />}>
        {(campaigns) => (
          <div {...focus} aria-busy={query.isPlaceholderData}>
            {campaigns.length === 0 ? (
              <NothingToShow isNarrowed={statuses.length > 0} onShowAll={() => choose([])} />
            ) : (
              <>
                <Rows campaigns={campaigns} />
                <ListEnd query={query} rows={campaigns.length} end={texts.noMore} />
              </>
            )}
          </div>
        )}
      </Answered>
    </>
  );
}

interface NothingToShowProps {
  isNarrowed: boolean;
  onShowAll: () => void;
}

function NothingToShow({ isNarrowed, onShowAll }: NothingToShowProps) {
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState
          headingLevel={2}
          illustration="no-result"
          title={texts.noneInFilter}
          action={<Button onPress={onShowAll}>{texts.showAll}</Button>}
        />
      ) : (
        <EmptyState headingLevel={2} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      )}
    </Card>
  );
}
