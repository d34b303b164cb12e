import {
  type AdType,
  ALL_WORKSPACES,
  adTypeSpecs,
  fill,
  pageIdsOf,
  sayFinding,
  socialChannelOf,
} from '@posthorn/domain';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { vacancyGapTexts, vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { type AccountFacts, socialPagesQuery } from '../../accounts/index.ts';
import type { PreviewedPage } from '../../ad-previews/index.ts';
import { WorkspaceField } from '../../campaign-creation/index.ts';
import { focusControlIn } from '../../configuration-fields/index.ts';
import { useWorkspaceChoice } from '../../workspaces/index.ts';
import { type Proposal, type ProposedAd, useCreateFromVacancy } from '../api/vacancy.ts';
import {
  campaignOf,
  type Draft,
  draftFindings,
  firstDraft,
  isCorrected,
  leadsElsewhere,
  shownAds,
  totalQuestion,
  usesLogo,
} from '../model/draft.ts';
import { placeOfProblem, sayProblem } from '../model/say-problem.ts';
import { CampaignFields } from './campaign-fields.tsx';
import { DraftedAd } from './drafted-ad.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PictureChoice } from './picture-choice.tsx';

interface ProposalFormProps {
  account: AccountFacts;
  proposal: Proposal;
  onAnother: () => void;
}

/** What would be made of a vacancy: corrected in place, and made with one press. */
export function ProposalForm({ account, proposal, onAnother }: ProposalFormProps) {
  const { id: accountId } = account;
  const [first] = useState(() => firstDraft(proposal, account.today));
  const [draft, setDraft] = useState<Draft>(first);
  const navigate = useNavigate();
  const { workspaces, choice } = useWorkspaceChoice();
  const isAll = choice?.slug === ALL_WORKSPACES.slug;
  const [pickedSlug, setPickedSlug] = useState<string>();
  const picked = workspaces.find(({ slug }) => slug === pickedSlug) ?? workspaces[0];
  const workspace = isAll ? picked : choice;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form for the address, which had the focus, is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [isAnotherWanted, setAnotherWanted] = useState(false);
  const isUnsaved = isCorrected(draft, first);
  const pageOf = usePageOf(accountId, proposal);
  const { mutateAsync: create, isPending } = useCreateFromVacancy();
  const isCreating = useRef(false);
  const findings = draftFindings(draft, account);
  const wrongAt = (path: string) => {
    const found = findings.find((one) => placeOfProblem(one) === path);
    return found && sayFinding(found);
  };
  const gaps = proposal.gaps.filter((gap) => gap !== 'logo' || usesLogo(draft));
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
  const [problem] = findings;
  const question = totalQuestion(draft, account);
  /** The total that was asked about: the next press is the answer. */
  const [askedTotal, setAskedTotal] = useState<string>();
  const asked = question && askedTotal === draft.total ? sayFinding(question) : undefined;
  const make = async () => {
    // A second press comes before the button can show that the first one counted.
    if (!workspace || problem || isCreating.current) return;
    if (question && !asked) return setAskedTotal(draft.total);
    isCreating.current = true;
    try {
      const place = { accountId, slug: workspace.slug, url: proposal.url };
      const { id } = await create(campaignOf(draft, place));
      await navigate({
        to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
        params: { campaignId: id },
        ignoreBlocker: true,
      });
    } catch {
      // The HTTP layer has said why, and everything is still here.
    } finally {
      isCreating.current = false;
    }
  };
  return (
    <form
      ref={form}
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
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3"
          onPress={() => (isUnsaved ? setAnotherWanted(true) : onAnother())}
        >
          {vacancyStartTexts.anotherPage}
        </Button>
      </p>
      {gaps.length > 0 ? (
        <Alert kind="warning" title={vacancyStartTexts.lookAt}>
          <ul className="list-disc pl-5">
            {gaps.map((gap) => (
              <li key={gap}>{vacancyGapTexts[gap]}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <section aria-labelledby="vacancy-campaign" className="flex flex-col gap-4">
        <h2
          id="vacancy-campaign"
          ref={heading}
          tabIndex={-1}
          className="text-lg font-semibold outline-none"
        >
          {vacancyStartTexts.campaign}
        </h2>
        <CampaignFields
          draft={draft}
          account={account}
          isLandingOfPage={leadsElsewhere(proposal) && draft.targetUrl === proposal.targetUrl}
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
          <PictureChoice
            use="image"
            value={draft.image}
            error={wrongAt('media')}
            onChange={(image) => change({ image })}
          />
          {usesLogo(draft) ? (
            <PictureChoice
              use="logo"
              value={draft.logo}
              error={wrongAt('logo')}
              onChange={(logo) => change({ logo })}
            />
          ) : null}
        </div>
        {shownAds(draft).map((ad) => (
          <DraftedAd
            key={ad.adType}
            ad={ad}
            draft={draft}
            page={pageOf(ad.adType)}
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
          <p role="status" className="min-w-0 flex-1 text-xs text-text-2 wrap-anywhere sm:text-sm">
            {asked ??
              (workspace ? fill(vacancyStartTexts.createIn, { workspace: workspace.name }) : null)}
          </p>
          <Button
            type="submit"
            variant="primary"
            disabledReason={problem && sayProblem(problem)}
            onBlockedPress={() => {
              const place = problem && CSS.escape(placeOfProblem(problem));
              focusControlIn(form.current?.querySelector(`[data-field="${place}"]`) ?? null);
            }}
            isLoading={isPending}
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {asked ? budgetDialogTexts.reconfirm : vacancyStartTexts.create}
          </Button>
        </div>
      </StickyBar>
      <LeaveDialog
        isUnsaved={isUnsaved}
        another={{
          isWanted: isAnotherWanted,
          onAnswer: (isLeaving) => {
            setAnotherWanted(false);
            if (isLeaving) onAnother();
          },
        }}
      />
    </form>
  );
}

/** The page that an ad will speak for; the company where none is connected. */
function usePageOf(accountId: string, proposal: Proposal) {
  const { data: pages } = useQuery(socialPagesQuery(accountId));
  return (adType: AdType): PreviewedPage | null => {
    const channel = socialChannelOf(adTypeSpecs[adType].channel);
    const id = channel && pageIdsOf(proposal)[channel];
    const company = { name: proposal.company, iconUrl: null };
    return pages ? (pages.find((page) => page.id === id) ?? company) : null;
  };
}
