import { budgetNames, fill, isBeingPublished, launchEnd } from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Launch } from '../../campaigns/index.ts';
import { channelTag } from './channel-lines.ts';

/** Above the ads, while networks have not taken over everything yet: how far each of them is. */
export function LaunchNotice({ launch }: { launch: Launch | undefined }) {
  if (!launch || launchEnd(launch) !== 'pending') return null;
  return (
    <Alert
      className="mt-4"
      title={
        isBeingPublished(launch.channels.map(({ state }) => state))
          ? launchDialogTexts.progress
          : launchDialogTexts.updating
      }
    >
      <ul className="tabular flex flex-col gap-0.5">
        {launch.channels.map((one) => (
          <li key={one.channel}>
            {fill(launchDialogTexts.channelProgress, {
              channel: budgetNames[one.channel],
              state: channelTag(one).label,
            })}
            {one.reason ? <span className="block text-sm">{one.reason}</span> : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
