import { ALL_WORKSPACES, fill, sayFinding } from '@posthorn/domain';
import { vacancyGapTexts, vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { WorkspaceField } from '../../campaign-creation/index.ts';
import { useWorkspaceChoice } from '../../workspaces/index.ts';
import { type Proposal, type ProposedAd, useCreateFromVacancy } from '../api/vacancy.ts';
import {
  adsOf,
  campaignOf,
  type Draft,
  type DraftFacts,
  draftFindings,
  firstDraft,
} from '../model/draft.ts';
import { CampaignFields } from './campaign-fields.tsx';
import { DraftedAd } from './drafted-ad.tsx';
import { PictureChoice } from './picture-choice.tsx';

interface ProposalFormProps {
  accountId: string;
  proposal: Proposal;
  facts: DraftFacts;
  onAnother: () => void;
}

/** What would be made of a vacancy: corrected in place, and made with one press. */
export function ProposalForm({ accountId, proposal, facts, onAnother }: ProposalFormProps) {
  const [draft, setDraft] = useState<Draft>(() => firstDraft(proposal, facts.today));
  const navigate = useNavigate();
  const { workspaces, choice } = useWorkspaceChoice();
  const isAll = choice?.slug === ALL_WORKSPACES.slug;
  const [pickedSlug, setPickedSlug] = useState<string>();
  const picked = workspaces.find(({ slug }) => slug === pickedSlug) ?? workspaces[0];
  const workspace = isAll ? picked : choice;
  const { mutateAsync: create, isPending } = useCreateFromVacancy();
  const isCreating = useRef(false);
  const findings = draftFindings(draft, facts);
  const wrongAt = (path: string) => {
    const found = findings.find((one) => one.path === path);
    return found && sayFinding(found);
  };
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  const changeAd = (ad: ProposedAd) =>
    setDraft((before) => ({
      ...before,
      ads: before.ads.map((one) => (one.adType === ad.adType ? ad : one)),
    }));
  const [first] = findings;
  const make = async () => {
    // A second press comes before the button can show that the first one counted.
    if (!workspace || first || isCreating.current) return;
    isCreating.current = true;
    try {
      const place = { accountId, slug: workspace.slug, url: proposal.url };
      const { id } = await create(campaignOf(draft, place));
      await navigate({
        to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
        params: { campaignId: id },
      });
    } catch {
      // The HTTP layer has said why, and everything is still here.
    } finally {
      isCreating.current = false;
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
      className="flex flex-col gap-6"
    >
      <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
        <span className="min-w-0 wrap-anywhere">
          {fill(vacancyStartTexts.readFrom, { url: proposal.url })}
        </span>
        <Button size="sm" variant="quiet" onPress={onAnother}>
          {vacancyStartTexts.anotherPage}
        </Button>
      </p>
      {proposal.gaps.length > 0 ? (
        <Alert kind="warning" title={vacancyStartTexts.lookAt}>
          <ul className="list-disc pl-5">
            {proposal.gaps.map((gap) => (
              <li key={gap}>{vacancyGapTexts[gap]}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <section aria-labelledby="vacancy-campaign" className="flex flex-col gap-4">
        <h2 id="vacancy-campaign" className="text-lg font-semibold">
          {vacancyStartTexts.campaign}
        </h2>
        <CampaignFields draft={draft} facts={facts} wrongAt={wrongAt} onChange={change} />
        {isAll ? (
          <WorkspaceField
            workspaces={workspaces}
            value={workspace?.slug}
            onChange={setPickedSlug}
          />
        ) : null}
      </section>
      <section aria-labelledby="vacancy-ads" className="flex flex-col gap-4">
        <header>
          <h2 id="vacancy-ads" className="text-lg font-semibold">
            {vacancyStartTexts.ads}
          </h2>
          <p className="text-sm text-text-2">{vacancyStartTexts.adsHint}</p>
        </header>
        <div className="grid gap-4 md:grid-cols-2">
          <PictureChoice use="image" value={draft.image} onChange={(image) => change({ image })} />
          <PictureChoice use="logo" value={draft.logo} onChange={(logo) => change({ logo })} />
        </div>
        {adsOf(draft).map((ad) => (
          <DraftedAd
            key={ad.adType}
            ad={ad}
            draft={draft}
            company={proposal.company}
            onChange={changeAd}
          />
        ))}
      </section>
      <div aria-hidden="true" className="h-16" />
      <StickyBar
        side="bottom"
        aria-label={vacancyStartTexts.nextStep}
        className="fixed! inset-x-0 px-4! md:px-6!"
      >
        <div className="mx-auto flex w-full max-w-[60rem] items-center justify-end gap-4">
          <p className="min-w-0 flex-1 truncate text-sm text-text-2">
            {workspace ? fill(vacancyStartTexts.createIn, { workspace: workspace.name }) : null}
          </p>
          <Button
            type="submit"
            variant="primary"
            disabledReason={first && sayFinding(first)}
            isLoading={isPending}
          >
            {vacancyStartTexts.create}
          </Button>
        </div>
      </StickyBar>
    </form>
  );
}
