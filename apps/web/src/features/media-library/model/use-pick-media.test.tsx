import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { layerRewrite } from '../../../lib/routes/page-layer.ts';
import { aMedia } from '../testing/a-media.ts';
import { settlePick, usePurpose } from './pick-request.ts';
import { usePickMedia } from './use-pick-media.ts';

function Shell() {
  return (
    <>
      <p>for {usePurpose().for}</p>
      <Outlet />
    </>
  );
}

const chosen: string[] = [];

function Field() {
  const pickMedia = usePickMedia(() => void pick());
  const pick = async () => {
    const [picked] = (await pickMedia({ for: 'ad', adType: 'FacebookPostAd' })) ?? [];
    if (picked) chosen.push(picked.title);
  };
  return <p>The field</p>;
}

async function open(address: string) {
  const root = createRootRoute({ component: Shell });
  const editor = createRoute({
    getParentRoute: () => root,
    path: '/editor',
    staticData: { picksMedia: true },
    component: Field,
  });
  const page = createRoute({ getParentRoute: () => root, path: '/page', component: Field });
  const router = createRouter({
    routeTree: root.addChildren([editor, page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    rewrite: layerRewrite,
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByText('The field');
}

test('after a reload the library above an editor is still there for its field', async () => {
  await open('/editor/media-library');
  await screen.findByText('for ad');
  act(() => settlePick([aMedia('m1', { title: 'Night team' })]));
  await waitFor(() => expect(chosen).toEqual(['Night team']));
});

test.each(['/editor', '/page/media-library'])('at %s no field waits for a choice', async (href) => {
  await open(href);
  expect(screen.getByText('for browsing')).toBeDefined();
});
