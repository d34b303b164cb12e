import type { ReactNode } from 'react';

interface HeroBannerProps {
  /** The page, in a word. */
  kicker: ReactNode;
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One large button. */
  action?: ReactNode;
}

/** The banner above a page: what it is for, and where to begin. Its title is the heading of the page. */
export function HeroBanner({ kicker, title, children, action }: HeroBannerProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 overflow-hidden rounded-card bg-brand px-5 py-6 text-on-brand sm:px-8 sm:py-8">
      <div className="min-w-0 flex-1 basis-80">
        <p className="text-sm font-medium opacity-80">{kicker}</p>
        <h1 className="mt-1 text-2xl font-semibold text-balance">{title}</h1>
        <p className="mt-2 max-w-xl opacity-90">{children}</p>
      </div>
      {action}
    </header>
  );
}
