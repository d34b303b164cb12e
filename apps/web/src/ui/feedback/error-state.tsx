import { ChevronRight, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../actions/plain-button.tsx';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { Illustration } from './illustration.tsx';

interface ErrorStateProps {
  title?: string;
  /** The reason in the server's own words, then what to do. */
  reason: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** For support: a code, a request id. Shown on demand. */
  details?: string;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** Stands where the content would be: never a blank area. */
export function ErrorState({
  title = words().errorTitle,
  reason,
  onRetry,
  isRetrying,
  details,
  headingLevel = 3,
  className,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role="alert"
      className={cx('flex flex-col items-center px-6 py-12 text-center', className)}
    >
      <Illustration name="error" />
      <Heading className="mt-4 text-lg font-semibold text-balance">{title}</Heading>
      <p className="mt-1 max-w-md text-base text-balance text-text-2">{reason}</p>
      {onRetry ? (
        <PlainButton className="mt-5" icon={<RotateCw />} onClick={onRetry} isLoading={isRetrying}>
          {words().tryAgain}
        </PlainButton>
      ) : null}
      {details ? (
        <details className="group mt-4 w-full max-w-md text-left text-sm">
          <summary className="mx-auto flex w-fit cursor-pointer list-none items-center gap-1 rounded-control px-2 py-1 text-text-2 hover:text-text">
            <ChevronRight
              aria-hidden="true"
              className="size-4 transition-transform group-open:rotate-90"
            />
            {words().errorDetails}
          </summary>
          <pre className="mt-2 overflow-x-auto rounded-control bg-surface-2 p-3 font-mono text-xs whitespace-pre-wrap">
            {details}
          </pre>
        </details>
      ) : null}
    </div>
  );
}
