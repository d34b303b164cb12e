import { Outlet } from '@tanstack/react-router';
import { useHashScroll } from './use-hash-scroll.ts';

export function RootLayout() {
  useHashScroll();
  return <Outlet />;
}
