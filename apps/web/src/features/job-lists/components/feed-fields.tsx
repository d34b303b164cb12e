import { FEED_URL_MAX, feedUrlFinding, fill, mendedAddress, uploadGap } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { jobListSetupTexts as texts } from '@posthorn/domain/texts/job-list-setup';
import { Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mendOnLeaving } from '../../../lib/page/mend-on-leaving.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AsyncCombobox } from '../../../ui/pick/async-combobox.tsx';
import {
  chosenProfile,
  type ProfileOption,
  searchProfiles,
} from '../../configuration-fields/index.ts';
import { type FeedMapping, useCheckFeed, useJobsRead } from '../api/check-feed.ts';
import type { FeedSource } from '../api/job-lists.ts';
import {
  type FeedDraft,
  wantsLogin,
  withoutRefusedLogin,
  withResult,
  withUrl,
} from '../model/feed-draft.ts';
import { useLate } from '../model/use-late.ts';
import type { Setup } from '../model/use-setup.ts';
import { CredentialsDialog } from './credentials-dialog.tsx';
import { FeedReport } from './feed-report.tsx';

interface FeedFieldsProps {
  feed: FeedDraft;
  at: number;
  setup: Setup;
  /** As it is stored, if it is. */
  kept: FeedSource | undefined;
}

const gapTexts = { name: texts.nameFirst, url: texts.urlFirst, profile: texts.profileFirst };

interface Attempt {
  login?: string;
  password?: string | undefined;
  mapping?: FeedMapping;
}

/** One feed of the form: its address and profile, its upload, and what the check has found. */
export function FeedFields({ feed, at, setup, kept }: FeedFieldsProps) {
  const [asksLogin, setAsksLogin] = useState(false);
  const checking = useCheckFeed();
  const { isPending: isChecking } = checking;
  const n = at + 1;
  const { feedUrl, profile, result } = feed;
  const gap = uploadGap(setup.draft.name, { feedUrl, jobProfileId: profile?.id ?? '' });
  const change = (edit: (before: FeedDraft) => FeedDraft) => setup.changeFeed(feed.key, edit);

  /** Once a feed was checked with a login, that login is used from then on. */
  function upload({ login = feed.login, password = feed.password, mapping }: Attempt = {}) {
    if (!profile || isChecking) return;
    setup.markChecking(feed.key, true);
    checking.mutate(
      {
        ...{ functionGroup: profile.functionGroup, feedUrl: feedUrl.trim() },
        ...(login !== '' && { login }),
        ...(password !== undefined && { password }),
        ...(feed.id && { feedSourceId: feed.id }),
        ...(mapping && { mapping }),
      },
      {
        onSuccess: (answer) => {
          setAsksLogin(wantsLogin(answer));
          change((before) => withResult(before, { result: answer, login, password }, kept));
        },
        onSettled: () => setup.markChecking(feed.key, false),
      },
    );
  }

  const changeUrl = (url: string) => change((before) => withUrl(before, url, kept));
  return (
    <Card as="section" aria-label={fill(texts.feed, { n })} className="flex flex-col gap-4">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]">
          <TextInput
            label={texts.feedUrl}
            description={texts.feedUrlHint}
            type="url"
            isRequired
            max={FEED_URL_MAX}
            value={feedUrl}
            isReadOnly={isChecking}
            onChange={changeUrl}
            onBlur={mendOnLeaving(
              feedUrl,
              (text) => mendedAddress(text, feedUrlFinding),
              changeUrl,
            )}
            error={setup.errorAt(`feedSources.${at}.feedUrl`)}
          />
          <AsyncCombobox
            label={texts.profile}
            description={texts.profileHint}
            placeholder={texts.searchProfile}
            isRequired
            load={searchProfiles}
            emptyText={campaignTexts.noSuchProfile}
            value={profile && chosenProfile(profile)}
            isDisabled={isChecking}
            onChange={(option) =>
              change((before) => ({
                ...before,
                profile: (option as ProfileOption | null)?.profile ?? null,
              }))
            }
            error={setup.errorAt(`feedSources.${at}.jobProfileId`)}
          />
          <div className="flex lg:pt-11">
            <Button
              icon={<Upload />}
              aria-label={fill(result ? texts.uploadFeedAgain : texts.uploadFeed, { n })}
              isLoading={isChecking}
              disabledReason={gap && gapTexts[gap]}
              onPress={() => upload()}
            >
              {result ? texts.uploadAgain : texts.upload}
            </Button>
          </div>
        </div>
        <IconButton
          icon={<Trash2 />}
          label={fill(texts.removeFeed, { n })}
          isDisabled={isChecking}
          onPress={() => setup.removeFeed(feed.key)}
        />
      </div>
      {feed.login !== '' ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
          {fill(texts.usesLogin, { login: feed.login })}
          <Button size="sm" variant="quiet" onPress={() => setAsksLogin(true)}>
            {texts.changeLogin}
          </Button>
        </p>
      ) : null}
      {isChecking ? <Progress n={n} feedUrl={feedUrl} /> : null}
      {result && !isChecking ? (
        <FeedReport
          key={result.id}
          n={n}
          result={result}
          onCheckAgain={(mapping) => upload({ mapping })}
        />
      ) : null}
      {asksLogin ? (
        <CredentialsDialog
          feed={feed}
          isBusy={isChecking}
          onSubmit={upload}
          onClose={() => {
            setAsksLogin(false);
            change((before) => withoutRefusedLogin(before, kept));
          }}
        />
      ) : null}
    </Card>
  );
}

const LOTS_AFTER_MS = 2_000;

/** That it goes on, how far it is, and after a while why it takes so long. */
function Progress({ n, feedUrl }: { n: number; feedUrl: string }) {
  const jobs = useJobsRead(feedUrl, true);
  const isLate = useLate(true, LOTS_AFTER_MS);
  const box = useRef<HTMLDivElement>(null);
  // It grows below the fold, where the bar of the page covers it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // Its room is there from the beginning: what comes late does not end below the bar.
    <div ref={box} className="relative flex min-h-24 flex-col gap-2">
      <ProgressBar label={fill(texts.uploadingFeed, { n })} />
      <p className="tabular text-sm text-text-2">
        {jobs ? fill(texts.jobsSoFar, { n: jobs }) : ''}
      </p>
      <p role="status">
        {isLate ? (
          <span className="inline-block max-w-xs rounded-control bg-tooltip px-2 py-1 text-xs font-medium text-on-tooltip shadow-menu">
            {texts.lotsOfJobs}
          </span>
        ) : null}
      </p>
    </div>
  );
}
