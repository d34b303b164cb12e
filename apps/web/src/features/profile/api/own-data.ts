import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { saveFile } from '../../../lib/http/download.ts';
import { useSession } from '../../session/index.ts';

export const useDownloadOwnData = () =>
  useMutation({
    mutationFn: () => call('getMyData'),
    onSuccess: ({ name, content }) =>
      saveFile(new Blob([content], { type: 'application/json' }), name),
  });

/** A refusal says what to do first, and stands in the dialog. */
export function useEraseMe() {
  const session = useSession();
  return useMutation({
    mutationFn: (email: string) =>
      session.leave(() => call('eraseMe', { body: { email } }, { suppressErrorToast: true })),
  });
}
