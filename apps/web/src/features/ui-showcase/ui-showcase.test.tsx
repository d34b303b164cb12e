import '../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShowRoutes } from '../../testing/show-routes.tsx';
import { UiProvider } from '../../ui/index.ts';
import { AccountProvider } from '../accounts/index.ts';
import { ShowcaseSection } from './frame/showcase-section.tsx';
import { UiShowcase } from './ui-showcase.tsx';

async function show(address: string): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: UiShowcase }),
    history: createMemoryHistory({ initialEntries: [address] }),
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
  return container;
}

// All of them together take jsdom many seconds; a browser journey looks at them.
test('some sections can be asked for alone', async () => {
  const container = await show('/?only=alerts,tabs');
  const headings = [...container.querySelectorAll('section h2')];
  expect(headings.map((heading) => heading.textContent)).toEqual(['Tabs and accordion', 'Alerts']);
  expect(container.querySelector('nav a[href="#alerts"]')?.textContent).toBe('Alerts');
});

test('both themes can stand side by side', () => {
  const { container } = render(
    <ShowcaseSection id="x" title="Title" note="Note" view="both" Content={() => <p>Here</p>} />,
  );
  expect(container.querySelector('[data-theme="light"] p')?.textContent).toBe('Here');
  expect(container.querySelector('[data-theme="dark"] p')?.textContent).toBe('Here');
});
