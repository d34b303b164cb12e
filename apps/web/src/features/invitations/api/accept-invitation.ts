import { call } from '../../../lib/http/call.ts';

/** What the server says instead of an address: sign in first. */
const LOGIN = 'LOGIN';

/** Where to go next; null: the person has to sign in first. Refusals are shown by the page. */
export async function acceptInvitation(invitationId: string): Promise<string | null> {
  const { redirect_to } = await call(
    'acceptInvitation',
    { params: { invitationId } },
    { suppressErrorToast: true },
  );
  return redirect_to === LOGIN ? null : redirect_to;
}
