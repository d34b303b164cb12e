import { type CalendarDate, showDate } from '../calendar/date.ts';
import { type Channel, channelLabels } from '../channel/channel.ts';
import { listed } from '../message/listed.ts';
import { say } from '../message/say.ts';
import type { NotificationKind } from '../notification/kind.ts';

/** What became of a launch on one network. */
export interface LaunchOutcome {
  is: 'published' | 'failed' | 'pending';
  /** Where its ads are to be shown. */
  channels: readonly Channel[];
  /** Why it failed, in a whole sentence. */
  reason: string;
  /** How many of its ads were refused, while others were taken. */
  refusedAds: number;
}

/**
 * One piece of news about a launch, for all its networks: what failed comes first, with the reason, which is
 * said once where several networks have the same. It does not say that ads are shown: each network looks at
 * them before it shows them.
 */
export function launchNews(
  { title, startDate }: { title: string; startDate: CalendarDate },
  outcomes: readonly LaunchOutcome[],
  today: CalendarDate,
): string {
  const of = (is: LaunchOutcome['is']) => outcomes.filter((outcome) => outcome.is === is);
  const reasons = [...new Set(of('failed').map(({ reason }) => reason))];
  const failed = reasons.map((reason, at) => {
    const having = of('failed').filter((outcome) => outcome.reason === reason);
    const channel = channelsOf(having);
    const words = { channel, reason };
    return at === 0
      ? say('publish.refused', { title, ...words })
      : say('publish.refusedToo', words);
  });
  const published = of('published');
  const pending = of('pending');
  const channels = channelsOf(published);
  const shown =
    startDate > today
      ? say('publish.shownFrom', { date: showDate(startDate) })
      : say('publish.shownSoon');
  return [
    ...failed,
    ...(published.length === 0
      ? []
      : [
          failed.length === 0
            ? say('publish.published', { title, channels })
            : say('publish.publishedElsewhere', { channels }),
          shown,
        ]),
    ...published
      .filter(({ refusedAds }) => refusedAds > 0)
      .map((one) =>
        say('publish.adsRefusedThere', { channel: channelsOf([one]), n: one.refusedAds }),
      ),
    ...(pending.length === 0 ? [] : [say('publish.pending', { channels: channelsOf(pending) })]),
  ].join(' ');
}

const channelsOf = (outcomes: readonly LaunchOutcome[]): string =>
  listed(outcomes.flatMap(({ channels }) => channels.map((channel) => channelLabels[channel])));

export const launchKinds = [
  'launched',
  'partlyFailed',
  'failed',
] as const satisfies NotificationKind[];

/** What kind of news that is. What is still on its way is told when it has arrived, or failed. */
export function launchKind(outcomes: readonly LaunchOutcome[]): (typeof launchKinds)[number] {
  if (!outcomes.some(({ is }) => is === 'published')) return 'failed';
  const isWhole = outcomes.every(({ is, refusedAds }) => is !== 'failed' && refusedAds === 0);
  return isWhole ? 'launched' : 'partlyFailed';
}
