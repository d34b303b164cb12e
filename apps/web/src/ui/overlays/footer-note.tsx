import type { ReactNode } from 'react';

/** Beside the buttons of a dialog, on a phone above them: what pressing the main one does. */
export const FooterNote = ({ children }: { children: ReactNode }) => (
  <p className="min-w-0 flex-[1_1_100%] self-center text-xs text-text-2 sm:flex-[1_1_0%]">
    {children}
  </p>
);
