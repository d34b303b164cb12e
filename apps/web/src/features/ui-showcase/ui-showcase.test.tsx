import '../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShowRoutes } from '../../testing/show-routes.tsx';
import { UiProvider } from '../../ui/index.ts';
import { AccountProvider } from '../accounts/index.ts';
import { ShowcaseSection } from './frame/showcase-section.tsx';
import { sections } from './sections/index.ts';
import { UiShowcase } from './ui-showcase.tsx';

// The router puts every page at its place, which jsdom can not.
window.scrollTo = () => {};

// Found by selector: asking a page of this size by role takes jsdom many seconds.
test('every section has a heading and an anchor', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: UiShowcase }),
    history: createMemoryHistory(),
  });
  const { container } = await act(async () => {
    await router.load();
    return render(
      <QueryClientProvider client={new QueryClient()}>
        <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role: 'admin' }}>
          <UiProvider navigate={() => {}}>
            <ShowRoutes router={router} />
          </UiProvider>
        </AccountProvider>
      </QueryClientProvider>,
    );
  });
  for (const { id, title } of sections) {
    expect(container.querySelector(`#${id} h2`)?.textContent).toBe(title);
    expect(container.querySelector(`nav a[href="#${id}"]`)?.textContent).toBe(title);
  }
});

test('both themes can stand side by side', () => {
  const { container } = render(
    <ShowcaseSection id="x" title="Title" note="Note" view="both" Content={() => <p>Here</p>} />,
  );
  expect(container.querySelector('[data-theme="light"] p')?.textContent).toBe('Here');
  expect(container.querySelector('[data-theme="dark"] p')?.textContent).toBe('Here');
});
