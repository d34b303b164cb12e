import type { ReactNode } from 'react';
import { BrandMark } from '../../../lib/brand/brand-mark.tsx';

/** The brand beside whatever the visitor has to do before the product opens. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(20rem,2fr)_3fr]">
      <aside className="relative flex flex-col justify-between gap-8 overflow-hidden bg-brand p-6 text-on-brand md:p-10">
        <HornRings />
        <p className="relative flex items-center gap-3 text-xl font-semibold">
          <BrandMark size={36} />
          Posthorn
        </p>
        <p className="relative hidden max-w-sm text-2xl font-semibold text-balance md:block">
          Create, launch and watch job-advertising campaigns on five channels.
        </p>
      </aside>
      <main className="grid place-items-center px-4 py-10 sm:px-8">
        <div className="w-full max-w-md">{children}</div>
      </main>
    </div>
  );
}

/** Sound waves from the horn. Decoration. */
function HornRings() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      fill="none"
      className="absolute -right-32 -bottom-32 size-[32rem] stroke-white/15 max-md:hidden"
    >
      {[60, 100, 140, 180].map((radius) => (
        <circle key={radius} cx="200" cy="200" r={radius} strokeWidth="14" />
      ))}
    </svg>
  );
}
