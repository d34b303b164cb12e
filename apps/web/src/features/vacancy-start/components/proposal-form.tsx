import { ALL_WORKSPACES, fill, sayFinding } from '@posthorn/domain';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { vacancyGapTexts, vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { WorkspaceField } from '../../campaign-creation/index.ts';
import { useWorkspaceChoice } from '../../workspaces/index.ts';
import { type Proposal, type ProposedAd, useCreateFromVacancy } from '../api/vacancy.ts';
import {
  campaignOf,
  type Draft,
  type DraftFacts,
  draftFindings,
  firstDraft,
  shownAds,
  totalQuestion,
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
  const leaveOut = (adType: ProposedAd['adType'], isLeftOut: boolean) =>
    setDraft(({ leftOut: before, ...rest }) => {
      const others = before.filter((one) => one !== adType);
      return { ...rest, leftOut: isLeftOut ? [...others, adType] : others };
    });
  const [first] = findings;
  const question = totalQuestion(draft, facts);
  /** The total that was asked about: the next press is the answer. */
  const [askedTotal, setAskedTotal] = useState<string>();
  const asked = question && askedTotal === draft.total ? sayFinding(question) : undefined;
  const make = async () => {
    // A second press comes before the button can show that the first one counted.
    if (!workspace || first || isCreating.current) return;
    if (question && !asked) return setAskedTotal(draft.total);
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
      // A key that is held down is one press, and so is a double click: neither answers a question.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
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
        <CampaignFields
          draft={draft}
          facts={facts}
          wrongAt={wrongAt}
          totalQuestion={asked}
          onChange={change}
        />
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
        {shownAds(draft).map((ad) => (
          <DraftedAd
            key={ad.adType}
            ad={ad}
            draft={draft}
            company={proposal.company}
            onChange={changeAd}
            onLeaveOut={(isLeftOut) => leaveOut(ad.adType, isLeftOut)}
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
          <p
            role="status"
            className={cx('min-w-0 flex-1 text-sm text-text-2', !asked && 'truncate')}
          >
            {asked ??
              (workspace ? fill(vacancyStartTexts.createIn, { workspace: workspace.name }) : null)}
          </p>
          <Button
            type="submit"
            variant="primary"
            disabledReason={first && sayFinding(first)}
            isLoading={isPending}
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {asked ? budgetDialogTexts.reconfirm : vacancyStartTexts.create}
          </Button>
        </div>
      </StickyBar>
    </form>
  );
}
