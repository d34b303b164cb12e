import { fill } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useCan } from '../../accounts/index.ts';
import { LostConnections } from '../../ad-connections/index.ts';
import { isRealWorkspace, useWorkspaceChoice, WorkspaceBar } from '../../workspaces/index.ts';
import { CampaignBoard } from '../components/campaign-board.tsx';
import { SearchTrigger } from '../components/search-trigger.tsx';

export function OverviewPage() {
  useDocumentTitle(overviewTexts.campaigns);
  return (
    <>
      <h1 className="sr-only">{overviewTexts.campaignsOverview}</h1>
      <Overview />
    </>
  );
}

function Overview() {
  const { query, workspaces, choice } = useWorkspaceChoice();
  return (
    <Answered query={query} skeleton={<Skeleton className="h-9 w-64" />}>
      {() => <Chosen workspaces={workspaces} choice={choice} />}
    </Answered>
  );
}

type ChosenProps = Pick<ReturnType<typeof useWorkspaceChoice>, 'workspaces' | 'choice'>;

/** Not drawn again when a new tab only remembers which workspace it shows. */
const Chosen = memo(function Chosen({ workspaces, choice }: ChosenProps) {
  const mayCreate = useCan('campaign.create');
  if (!choice) {
    return (
      <Card>
        <EmptyState headingLevel={2} illustration="no-access" title={overviewTexts.noWorkspace}>
          {overviewTexts.noWorkspaceHint}
        </EmptyState>
      </Card>
    );
  }
  const isWorkspace = isRealWorkspace(choice);
  const shown = isWorkspace ? [choice] : workspaces;
  const hasCampaigns = shown.some(({ campaignCount }) => campaignCount > 0);
  return (
    <div className="flex flex-col gap-4">
      <WorkspaceBar workspaces={workspaces} choice={choice}>
        {hasCampaigns ? <SearchTrigger /> : null}
        {mayCreate ? (
          <ButtonLink
            // The page of an empty workspace has a larger one of its own.
            variant={isWorkspace && !hasCampaigns ? 'secondary' : 'primary'}
            icon={<Plus />}
            href={{ to: '/campaigns-overview/set-campaign' }}
            className="max-sm:flex-1"
          >
            {overviewTexts.createNewCampaign}
          </ButtonLink>
        ) : null}
      </WorkspaceBar>
      <LostConnections />
      <section aria-label={fill(overviewTexts.campaignsInName, { name: choice.name })}>
        <CampaignBoard
          key={choice.slug}
          slug={choice.slug}
          isWorkspace={isWorkspace}
          hasCampaigns={hasCampaigns}
        />
      </section>
    </div>
  );
});
