import type { ReactNode } from 'react';

export type IllustrationName = 'nothing' | 'no-result' | 'no-access' | 'error';

const drawings: Record<IllustrationName, ReactNode> = {
  nothing: (
    <>
      <path d="M12 28v20a4 4 0 0 0 4 4h32a4 4 0 0 0 4-4V28" />
      <path d="m12 28 6-12h28l6 12" />
      <path d="M12 28h13a2 2 0 0 1 2 2 5 5 0 0 0 10 0 2 2 0 0 1 2-2h13" />
      <path className="stroke-primary" d="M32 4v6M22 6l2 4M42 6l-2 4" />
    </>
  ),
  'no-result': (
    <>
      <rect x="8" y="12" width="34" height="40" rx="4" />
      <path d="M16 22h18M16 30h10M16 38h6" />
      <circle className="fill-surface stroke-primary" cx="40" cy="38" r="10" />
      <path className="stroke-primary" d="m47 45 9 9M37 38h6" />
    </>
  ),
  'no-access': (
    <>
      <rect x="12" y="28" width="40" height="26" rx="4" />
      <path d="M20 28v-8a12 12 0 0 1 24 0v8" />
      <circle className="stroke-primary" cx="32" cy="39" r="3" />
      <path className="stroke-primary" d="M32 42v5" />
    </>
  ),
  error: (
    <>
      <path d="M20 48h-3a11 11 0 0 1-2-21.8 17 17 0 0 1 33-1.7A12 12 0 0 1 47 48h-3" />
      <path className="stroke-danger" d="M32 34v10" />
      <path className="stroke-danger" d="M32 52v.5" />
    </>
  ),
};

/** Own line drawings, 64 px. Decorative: the words below say the same. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg
      aria-hidden="true"
      width="64"
      height="64"
      viewBox="0 0 64 64"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-text-3"
    >
      {drawings[name]}
    </svg>
  );
}
