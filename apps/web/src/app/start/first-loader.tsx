import { shellTexts } from '@posthorn/domain/texts/shell';
import { useEffect, useState } from 'react';
import { BrandMark } from '../../lib/brand/brand-mark.tsx';
import { FullScreenLoader } from '../../ui/feedback/full-screen-loader.tsx';
import type { AppRouter } from '../router/create-app-router.ts';

/** Covers the screen until the first page stands, and never again. */
export function FirstLoader({ router }: { router: AppRouter }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => router.subscribe('onResolved', () => setOver(true)), [router]);
  return isOver ? null : (
    <FullScreenLoader label={shellTexts.loading} mark={<BrandMark size={48} />} />
  );
}
