import { createContext } from 'react';

/** line: the page's main tabs. segments: a small switch inside a pane. */
export type TabLook = 'line' | 'segments';

export const TabLookContext = createContext<TabLook>('line');
