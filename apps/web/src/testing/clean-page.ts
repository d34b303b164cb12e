import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { uiWords } from '../app/start/ui-words.ts';
import { tellSessionEnd } from '../features/session/model/session-end.ts';
import { operationRoute } from '../lib/http/operation-route.ts';
import { forgetDeleted } from '../lib/query/being-deleted.ts';
import { keepProductTime } from '../lib/time/clock.ts';
import { setWords } from '../ui/lib/words.ts';
import { toast } from '../ui/overlays/toast-queue.ts';
import { printPageOnce } from './print-page-once.ts';
import { answerStylesQuickly } from './quick-styles.ts';

setWords(uiWords);

// As on a page that stands: tests that turn the clock themselves could not wait for a script.
await operationRoute('getCampaign');

// As long as the tests themselves have: on a busy machine a screen takes more than the usual second.
configure({ asyncUtilTimeout: 60_000 });
answerStylesQuickly();
printPageOnce();

// Files share one page, since making one takes longer than most tests do. Testing Library says this
// and cleans up by itself only in the first of them.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The router puts every page at its place, which jsdom can not.
window.scrollTo = () => {};

// A script that is still being loaded when the last file is over fails that file, whichever it is:
// none is loaded ahead of use, and those that a test has begun to load are waited for.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
afterAll(() => vi.dynamicImportSettled());

afterEach(() => {
  cleanup();
  // The next test is another person's: what modules remember for this one goes.
  tellSessionEnd();
  toast.clear();
  forgetDeleted();
  vi.useRealTimers();
  keepProductTime(Date.now());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
