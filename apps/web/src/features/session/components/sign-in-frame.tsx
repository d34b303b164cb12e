import { commonTexts } from '@posthorn/domain/texts/common';
import { sessionTexts } from '@posthorn/domain/texts/session';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../lib/brand/brand-mark.tsx';

/** The brand beside whatever the visitor has to do before the product opens. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] md:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] md:grid-rows-1">
      <aside className="relative flex flex-col justify-between gap-8 overflow-hidden bg-brand p-6 text-on-brand md:sticky md:top-0 md:h-dvh md:p-10">
        <HornRings />
        <p className="relative flex items-center gap-3 text-xl font-semibold">
          <BrandMark size={36} />
          {commonTexts.posthorn}
        </p>
        <p className="relative hidden max-w-sm text-2xl font-semibold text-balance md:block">
          {sessionTexts.productInOneSentence}
        </p>
      </aside>
      <main className="grid grid-cols-[minmax(0,1fr)] justify-items-center md:items-center px-4 py-10 sm:px-8">
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
      className="absolute top-1/4 -right-48 size-[36rem] stroke-white/8 max-md:hidden"
    >
      {[60, 100, 140, 180].map((radius) => (
        <circle key={radius} cx="200" cy="200" r={radius} strokeWidth="14" />
      ))}
    </svg>
  );
}
