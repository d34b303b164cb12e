import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAccount } from '../../accounts/index.ts';
import type { ActCommand, CommandTarget } from './command.ts';

/**
 * Runs one command at a time: a second press while the first is under way does nothing. Where the
 * campaign saves itself, `whenSaved` waits for that: the server refuses what is made on an older version.
 */
export function useRunCommand(
  campaign: CommandTarget,
  whenSaved: () => Promise<CommandTarget> = async () => campaign,
) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const { id: accountId } = useAccount();
  const mutationKey = ['campaign-command', campaign.id];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (command: ActCommand) =>
      command.run(await whenSaved(), {
        queryClient,
        accountId,
        pathname: () => router.state.location.pathname,
        navigate,
      }),
  });
  const run = (command: ActCommand, onSettled?: () => void) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(command, { onSettled });
  };
  return { run, isPending };
}
