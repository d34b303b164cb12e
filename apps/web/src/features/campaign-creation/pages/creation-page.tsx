import {
  ALL_WORKSPACES,
  type CampaignType,
  campaignTypeSpecs,
  fill,
  sayFinding,
  typeStartFinding,
} from '@posthorn/domain';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { GoalChooser } from '../../goal-choice/index.ts';
import { packagesQuery } from '../../packages/index.ts';
import { useWorkspaceChoice } from '../../workspaces/index.ts';
import { useStartCampaign } from '../api/start-campaign.ts';
import { PackageSetUp } from '../components/package-set-up.tsx';
import { StartFrame } from '../components/start-frame.tsx';
import { TemplatePicker } from '../components/template-picker.tsx';
import { WorkspaceField } from '../components/workspace-field.tsx';
import { newCampaign, typeOf, type Way, whyNotYet } from '../model/start.ts';
import type { ChoosableTemplate } from '../model/template.ts';
import { goalSearch, useGoal } from '../model/use-goal.ts';

const paths = {
  manual: '/campaigns-overview/set-campaign/manual-settings',
  template: '/campaigns-overview/set-campaign/template-settings',
} as const;

export function CreationPage() {
  useDocumentTitle(creationTexts.createACampaign);
  const account = useAccount();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath });
  const way: Way = path === paths.template ? 'template' : 'manual';
  const [type, chooseType] = useGoal();
  const [template, setTemplate] = useState<ChoosableTemplate>();
  const [hasPackage, setHasPackage] = useState(false);
  const [packageId, setPackageId] = useState<string | null>(null);
  const [pickedSlug, setPickedSlug] = useState<string>();
  const { data: facts } = useQuery(accountFactsQuery(account.id));
  const { data: packages } = useQuery(packagesQuery(account.id));
  const { query, workspaces, choice } = useWorkspaceChoice();
  const { mutateAsync: start, isPending } = useStartCampaign();
  const isStarting = useRef(false);

  if (query.data?.length === 0) {
    return (
      <Card>
        <EmptyState headingLevel={2} illustration="no-access" title={creationTexts.noWorkspace}>
          {creationTexts.noWorkspaceHint}
        </EmptyState>
      </Card>
    );
  }

  const whyNotType = (one: CampaignType) => {
    const wrong = facts && typeStartFinding(campaignTypeSpecs[one], facts);
    return wrong && sayFinding(wrong);
  };
  const isAll = choice?.slug === ALL_WORKSPACES.slug;
  const picked = workspaces.find(({ slug }) => slug === pickedSlug) ?? workspaces[0];
  const workspace = isAll ? picked : choice;
  const chosenPackage = packages?.find(({ id }) => id === packageId);
  const choices = { way, type, template, hasPackage, chosenPackage };

  const missing = whyNotYet(choices) ?? (way === 'manual' && type ? whyNotType(type) : undefined);
  // On a direct visit the choice is made by the address, before the workspaces are known.
  const isWaiting = !missing && query.isPending;
  const lost = query.data ? undefined : query.error && errorText(query.error);

  async function goOn(): Promise<void> {
    const body = workspace && newCampaign(choices, { accountId: account.id, slug: workspace.slug });
    // A second press comes before the button can show that the first one counted.
    if (!body || missing || isStarting.current) return;
    isStarting.current = true;
    try {
      const { id } = await start(body);
      await navigate({
        to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
        params: { campaignId: id },
      });
    } catch {
      // The HTTP layer has said why, and everything chosen is still here.
    } finally {
      isStarting.current = false;
    }
  }

  const chosenName =
    way === 'manual'
      ? type && campaignTypeSpecs[type].label
      : template &&
        fill(creationTexts.typeFromTemplate, {
          type: campaignTypeSpecs[template.type].label,
          template: template.name,
        });
  return (
    <StartFrame
      title={creationTexts.createACampaign}
      subtitle={creationTexts.goalHint}
      otherWay={
        <ButtonLink icon={<Link2 />} href={{ to: '/campaigns-overview/set-campaign/vacancy' }}>
          {creationTexts.fromVacancy}
        </ButtonLink>
      }
      way={way}
      onWay={(next) =>
        void navigate({ to: paths[next], search: goalSearch(type), resetScroll: false })
      }
      manual={
        <GoalChooser
          heading={creationTexts.createACampaignFor}
          customLabel={creationTexts.customCampaign}
          value={type}
          onChange={chooseType}
          whyNot={whyNotType}
        />
      }
      template={
        <TemplatePicker
          label={creationTexts.createFromATemplate}
          value={template}
          onChange={setTemplate}
        />
      }
      next={{
        reason: missing ?? lost ?? undefined,
        isBusy: isPending || isWaiting,
        onPress: () => void goOn(),
        hint:
          chosenName && workspace
            ? fill(creationTexts.createdIn, { name: chosenName, workspace: workspace.name })
            : undefined,
      }}
    >
      <PackageSetUp
        type={typeOf(choices)}
        isOn={hasPackage}
        onSwitch={setHasPackage}
        value={packageId}
        onChange={setPackageId}
        isLocked={false}
      />
      {isAll ? (
        <WorkspaceField workspaces={workspaces} value={workspace?.slug} onChange={setPickedSlug} />
      ) : null}
    </StartFrame>
  );
}
