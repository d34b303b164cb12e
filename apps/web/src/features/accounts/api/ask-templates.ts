import { call } from '../../../lib/http/call.ts';

/** The templates of both kinds. Failures are shown in the place of what is made of them. */
export async function askTemplates(accountId: string, signal: AbortSignal) {
  const options = { signal, suppressErrorToast: true };
  const [byGroup, made] = await Promise.all([
    call('listDefaultTemplates', { params: { accountId } }, options),
    call('listCustomTemplates', { params: { accountId } }, options),
  ]);
  return { byGroup, made };
}
