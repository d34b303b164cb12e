import {
  createSession,
  meQuery,
  onLoginMark,
  reactToApiError,
} from '../../features/session/index.ts';
import { dropFirstAnswers } from '../../lib/http/first-answers.ts';
import { onApiError, onApiSuccess } from '../../lib/http/report-error.ts';
import { tidyTyping } from '../../lib/page/tidy-typing.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { goTo, publicHref } from '../../lib/routes/page-layer.ts';
import { followOtherTabs } from '../../lib/theme/theme.ts';
import { forgetHttpErrors, showHttpError } from '../../lib/toast/http-errors.ts';
import { setWords } from '../../ui/lib/words.ts';
import { type AppRouter, createAppRouter } from '../router/create-app-router.ts';
import { uiWords } from './ui-words.ts';

/** Makes the parts that live as long as the page, and ties them together. */
export function boot() {
  setWords(uiWords);
  const queryClient = createQueryClient();
  const session = createSession({
    queryClient,
    goTo: (href) => goTo(router, href),
    leaveTo: (url) => window.location.assign(url),
    reload: () => window.location.reload(),
    here: () => publicHref(router.state.location.href),
  });
  const router: AppRouter = createAppRouter({ queryClient, session });

  onApiError(reactToApiError(session, showHttpError));
  onApiSuccess(forgetHttpErrors);
  followOtherTabs();
  tidyTyping();

  onLoginMark((isSignedIn) => {
    dropFirstAnswers();
    if (!isSignedIn) void session.endElsewhere();
    else if (session.isOn()) void queryClient.invalidateQueries(meQuery);
    // Signed in from another tab: the sign-in page of this one leads on.
    else void router.invalidate();
  });

  window.addEventListener('pageshow', ({ persisted }) => {
    // Back from the identity provider, the frozen page would wait for ever.
    if (persisted && !session.isOn()) window.location.reload();
  });

  return { queryClient, session, router };
}
