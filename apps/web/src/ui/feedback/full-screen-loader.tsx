import type { ReactNode } from 'react';
import { words } from '../lib/words.ts';
import { Spinner } from './spinner.tsx';

interface FullScreenLoaderProps {
  label?: string;
  /** A mark above the spinner. */
  mark?: ReactNode;
}

/** Only for the first start of the app; later, skeletons keep the page's shape. */
export function FullScreenLoader({ label = words().loading, mark }: FullScreenLoaderProps) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-70 flex flex-col items-center justify-center gap-4 bg-canvas text-text-2"
    >
      {mark}
      <Spinner size={32} className="text-primary" />
      <span className="text-sm">{label}</span>
    </div>
  );
}
