import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { dropFirstAnswers } from '../../../lib/http/first-answers.ts';
import { forgetUnsaved, hasUnsaved, keepUnsaved } from '../../../lib/save/unsaved-texts.ts';
import { appConfigQuery } from '../api/get-app-config.ts';
import { signOut } from '../api/sign-out.ts';
import { isPublic } from './is-public.ts';
import { loginMark } from './login-mark.ts';
import { signInHref, signInPath } from './return-to.ts';
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
  /**
   * Starts something now and stops it as soon as a sign-out begins, before the server hears of it;
   * starts it again if the person stays signed in. The answer stops it for good.
   */
  whileOn(start: () => () => void): () => void;
  /** Whether signing out takes something away that was typed and is not saved yet. */
  hasUnsaved(): boolean;
  /**
   * Chosen from the menu: nothing that the person typed stays in this browser. Stays signed in when the
   * server cannot be told. A session that ends by itself keeps unsaved texts, because its person comes
   * back for them. The sign-in leads to `returnTo`, where an identity provider does not lead elsewhere.
   */
  signOut(returnTo?: string): Promise<void>;
  /** As signing out, by something that leaves the server without this person. What fails is thrown, and nothing ends. */
  leave(erase: () => Promise<unknown>): Promise<void>;
  /** Another tab signed out: the server knows already. */
  endElsewhere(): Promise<void>;
  /** A request was refused for want of a session. False: there was nothing to end. */
  endRefused(): Promise<boolean>;
  /**
   * A request was refused for want of a right: asks whether the session lives and which rights it
   * has now; who belongs to no account any more is led to the sign-in. False: there is no session any
   * more, or the same question is already under way.
   */
  reviewRights(): Promise<boolean>;
}

export function createSession({ queryClient, goTo, leaveTo, reload, here }: Surroundings): Session {
  let personId: string | undefined;
  let isReviewing = false;
  const turns = new Set<() => void>();

  function setPerson(id: string | undefined): void {
    personId = id;
    for (const turn of [...turns]) turn();
  }

  const signInKind = async () => (await queryClient.ensureQueryData(appConfigQuery)).signIn;

  async function end(nextHref: string): Promise<void> {
    setPerson(undefined);
    loginMark.set(false);
    dropFirstAnswers();
    tellSessionEnd();
    await goTo(nextHref);
    // Only now: emptied under open screens, the cache would be asked for again at once.
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey[0]) });
    queryClient.getMutationCache().clear();
  }

  return {
    begin(person) {
      // Another person signed in from another tab: nothing on this page is theirs.
      if (personId !== undefined && personId !== person.id) return reload();
      setPerson(person.id);
      keepUnsaved(person.id);
      loginMark.set(true);
    },
    isOn: () => personId !== undefined,
    whileOn(start) {
      let stop: (() => void) | undefined;
      const turn = () => {
        if (personId !== undefined) {
          stop ??= start();
        } else {
          stop?.();
          stop = undefined;
        }
      };
      turns.add(turn);
      turn();
      return () => {
        turns.delete(turn);
        stop?.();
      };
    },
    hasUnsaved: () => personId !== undefined && hasUnsaved(personId),
    async signOut(returnTo) {
      const before = personId;
      // From here on a refusal is no news: whatever is still asked for is asked without a session.
      setPerson(undefined);
      const next = await signOut(await signInKind()).catch(nextAfterFailure);
      if (next === undefined) {
        // The server does not know: the HTTP layer has said why, and the session is kept.
        setPerson(before);
        return;
      }
      if (before !== undefined) forgetUnsaved(before);
      if (next === signInPath) return end(returnTo ? signInHref(returnTo) : next);
      loginMark.set(false);
      leaveTo(next);
    },
    async leave(erase) {
      const before = personId;
      // The server ends the session before it answers.
      setPerson(undefined);
      try {
        await erase();
      } catch (error) {
        setPerson(before);
        throw error;
      }
      if (before !== undefined) forgetUnsaved(before);
      await end(signInPath);
    },
    async endElsewhere() {
      if (personId !== undefined) await end(signInPath);
    },
    async endRefused() {
      if (personId === undefined) return false;
      await end(signInHref(here()));
      return true;
    },
    async reviewRights() {
      if (personId === undefined || isReviewing) return false;
      isReviewing = true;
      const isLeftOut = await import('./refresh-rights.ts')
        .then(({ refreshRights }) => refreshRights(queryClient))
        .finally(() => {
          isReviewing = false;
        });
      if (isLeftOut) return this.endRefused();
      // A session that turned out to be over has been told by its own refusal.
      return personId !== undefined;
    },
  };
}

/** Without a session there is nothing left to end; any other failure leaves it as it was. */
function nextAfterFailure(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 401 ? signInPath : undefined;
}

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
