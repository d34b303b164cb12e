import { SIGN_IN_FIRST } from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';

/** Where to go next; null: the person has to sign in first. Refusals are shown by the page. */
export async function acceptInvitation(invitationId: string): Promise<string | null> {
  const { redirect_to } = await call(
    'acceptInvitation',
    { params: { invitationId } },
    { suppressErrorToast: true },
  );
  return redirect_to === SIGN_IN_FIRST ? null : redirect_to;
}
