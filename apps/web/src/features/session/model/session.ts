import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import { appConfigQuery } from '../api/get-app-config.ts';
import { localPeopleQuery } from '../api/list-local-people.ts';
import { signOut } from '../api/sign-out.ts';
import { loginMark } from './login-mark.ts';
import { signInHref } from './return-to.ts';
import { tellSessionEnd } from './session-end.ts';

interface Surroundings {
  queryClient: QueryClient;
  /** Client-side navigation; resolves when the new page stands. */
  goTo(href: string): Promise<void>;
  /** Leaves the application. */
  leaveTo(url: string): void;
  /** Loads the page anew, with nothing left in memory. */
  reload(): void;
  /** Path, query and hash of the current page. */
  here(): string;
}

export interface Session {
  /** The server knows this person: from now on a refusal ends something. */
  begin(person: { id: string }): void;
  isOn(): boolean;
  /** Chosen from the menu. Stays signed in when the server cannot be told. */
  signOut(): Promise<void>;
  /** Another tab signed out: the server knows already. */
  endElsewhere(): Promise<void>;
  /** A request was refused for want of a session or of rights. False: there was nothing to end. */
  endRefused(error: ApiError): Promise<boolean>;
}

/** What anybody may know stays: the sign-in page is asking for it at this very moment. */
const isPublic = (name: unknown) =>
  name === appConfigQuery.queryKey[0] || name === localPeopleQuery.queryKey[0];

export function createSession({ queryClient, goTo, leaveTo, reload, here }: Surroundings): Session {
  let personId: string | undefined;

  const signInKind = async () => (await queryClient.ensureQueryData(appConfigQuery)).signIn;

  async function end(nextHref: string): Promise<void> {
    personId = undefined;
    loginMark.set(false);
    tellSessionEnd();
    await goTo(nextHref);
    // Only now: emptied under open screens, the cache would be asked for again at once.
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey[0]) });
    queryClient.getMutationCache().clear();
  }

  return {
    begin(person) {
      // Somebody else signed in from another tab: nothing on this page is theirs.
      if (personId !== undefined && personId !== person.id) return reload();
      personId = person.id;
      loginMark.set(true);
    },
    isOn: () => personId !== undefined,
    async signOut() {
      const before = personId;
      // From here on a refusal is no news: whatever is still asked for is asked without a session.
      personId = undefined;
      const next = await signOut(await signInKind()).catch(nextAfterFailure);
      if (next === undefined) {
        // The server does not know: the HTTP layer has said why, and nobody is signed out by halves.
        personId = before;
        return;
      }
      if (next === pathTo('sign-in')) return end(next);
      loginMark.set(false);
      leaveTo(next);
    },
    async endElsewhere() {
      if (personId !== undefined) await end(pathTo('sign-in'));
    },
    async endRefused(error) {
      if (personId === undefined) return false;
      personId = undefined;
      if (error.status === 401) {
        await end(signInHref(here()));
        return true;
      }
      // The session itself is alive: end it, or the sign-in page would send the visitor back here.
      await signOut(await signInKind(), { suppressErrorToast: true }).catch(() => {});
      await end(pathTo('sign-in'));
      return true;
    },
  };
}

/** Without a session there is nothing left to end; any other failure leaves it as it was. */
function nextAfterFailure(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 401 ? pathTo('sign-in') : undefined;
}

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
