import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { PageLinks } from '../lib/routes/page-links.tsx';

/** Shows the routes of a test, which are fewer than those the product has registered. */
export function ShowRoutes({ router }: { router: AnyRouter }) {
  return <RouterProvider router={router as never} InnerWrap={PageLinks} />;
}
