import {
  type BudgetChannel,
  budgetNames,
  channelLabels,
  channelsPaidBy,
  channelsWithAds,
  fill,
  launchSummary,
  listed,
} from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '../../../lib/http/api-error.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { Launch } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import type { LaunchCheck } from './check-launch.ts';
import type { LaunchStep } from './use-launch.ts';

interface LaunchNewsProps {
  step: LaunchStep;
  progress: Launch | undefined;
  error: Error | null;
  check: Pick<UseQueryResult<LaunchCheck>, 'data' | 'isError' | 'isFetching'>;
  isLong: boolean;
  ads: readonly Ad[];
}

/** Facebook and Instagram share a budget: only those with ads are named. */
function nameOfUsed(channel: BudgetChannel, ads: readonly Ad[]): string {
  const used = channelsWithAds(ads.map(({ adType }) => adType));
  const names = channelsPaidBy(channel).filter((one) => used.includes(one));
  return names.length > 0 ? listed(names.map((one) => channelLabels[one])) : budgetNames[channel];
}

/** One thing at a time: what the networks say beforehand, that it takes long, or how it ended. */
export function LaunchNews({ step, progress, error, check, isLong, ads }: LaunchNewsProps) {
  const nameOf = (channel: BudgetChannel) => nameOfUsed(channel, ads);
  if (step === 'failed') {
    return (
      <Alert kind="error" isLive title={progress ? undefined : launchDialogTexts.notLaunched}>
        {progress ? <p>{launchSummary(progress, nameOf)}</p> : null}
        {error ? <p>{errorText(error)}</p> : null}
      </Alert>
    );
  }
  if (step === 'launched' && progress) {
    return (
      <Alert kind="success" isLive>
        {launchSummary(progress, nameOf)}
      </Alert>
    );
  }
  if (isLong) return <Alert isLive>{launchDialogTexts.mayClose}</Alert>;
  if (step === 'launching' || check.isFetching) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-text-2">
        <Spinner />
        {step === 'launching' ? launchDialogTexts.follow : launchDialogTexts.asking}
      </p>
    );
  }
  if (check.isError) return <NotAsked />;
  return check.data ? <Beforehand check={check.data} /> : null;
}

function Beforehand({ check: { channels, doubles } }: { check: LaunchCheck }) {
  const n = channels.flatMap(({ refusals }) => refusals).length;
  const silent = channels.filter(({ isAnswered }) => !isAnswered);
  const isAsked = silent.length < channels.length;
  const remarks = [...new Set(channels.flatMap((one) => one.remarks))];
  const names = listed(silent.map(({ channel }) => budgetNames[channel]));
  return (
    <div role="status" className="flex flex-col gap-2 text-sm text-text-2">
      {doubles.length > 0 ? (
        <Alert kind="warning">
          {fill(launchDialogTexts.doubles, {
            n: doubles.length,
            hashes: doubles.map(({ hash }) => `#${hash}`).join(', '),
          })}
        </Alert>
      ) : null}
      {isAsked ? null : <Alert kind="warning">{launchDialogTexts.noneAsked}</Alert>}
      {n > 0 ? <Alert kind="warning">{fill(launchDialogTexts.wouldRefuse, { n })}</Alert> : null}
      {isAsked && n === 0 ? <p>{launchDialogTexts.nothingAgainst}</p> : null}
      {isAsked && silent.length > 0 ? (
        <p>{fill(launchDialogTexts.notAsked, { channels: names })}</p>
      ) : null}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}

/** Asking is a courtesy: a launch needs no answer. */
const NotAsked = () => (
  <div role="status">
    <Alert kind="warning">{launchDialogTexts.noneAsked}</Alert>
  </div>
);
