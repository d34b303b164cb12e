import { type ReactNode, Suspense, useState } from 'react';
import { EnlargeLayer } from '../enlarge/enlarge-layer.tsx';
import { SaveAsTemplateDialog } from '../save-as-template/save-as-template-layer.ts';
import type { ActCommand, CampaignCommand, CommandTarget, OpenCommand } from './command.ts';
import { commandsFor } from './commands.ts';
import { ConfirmCommand } from './confirm-command.tsx';
import { useRunCommand } from './use-run-command.ts';

/** What can be done with a campaign now, how it is done, and the dialogs that ask before or ask for more. */
export function useCampaignCommands(campaign: CommandTarget): {
  commands: CampaignCommand[];
  run: (command: ActCommand | OpenCommand) => void;
  dialogs: ReactNode;
  isPending: boolean;
} {
  // What was asked last stays, so that the dialog keeps its words while it fades out.
  const [asked, setAsked] = useState<ActCommand | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<OpenCommand['opens']>();
  const { run: runAtOnce, isPending } = useRunCommand(campaign);
  const commands = commandsFor(campaign);
  const close = () => setOpened(undefined);

  function run(command: ActCommand | OpenCommand): void {
    if (command.kind === 'open') {
      setOpened(command.opens);
    } else if (command.confirmation) {
      setAsked(command);
      setAsking(true);
    } else {
      runAtOnce(command);
    }
  }

  const dialogs = (
    <>
      {asked ? (
        <ConfirmCommand
          campaign={campaign}
          command={asked}
          isOpen={isAsking}
          isPending={isPending}
          isOvertaken={isAsking && !isPending && !commands.includes(asked)}
          onClose={() => setAsking(false)}
          onConfirm={() => runAtOnce(asked, () => setAsking(false))}
        />
      ) : null}
      {opened === 'saveAsTemplate' ? (
        <Suspense>
          <SaveAsTemplateDialog campaign={campaign} onClose={close} />
        </Suspense>
      ) : (
        <EnlargeLayer enlarging={opened && { action: opened, campaign }} onClose={close} />
      )}
    </>
  );
  return { commands, run, dialogs, isPending };
}
