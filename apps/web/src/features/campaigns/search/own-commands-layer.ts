import { lazy } from 'react';

/** Fetched with the search, on the pages of a campaign. */
export const OwnCommands = lazy(() => import('./own-commands.tsx'));
