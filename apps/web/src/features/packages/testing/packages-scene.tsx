import { activationOf } from '@posthorn/contract/package-switches';
import { channelSwitches } from '@posthorn/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { Package } from '../api/list-packages.ts';
import { PackagesPage } from '../pages/packages-page.tsx';
import { aPackage } from './a-package.ts';

export const other = aPackage({
  id: 'two',
  name: 'All channels',
  status: 'inactive',
  campaignsCount: 3,
});
const old = aPackage({ id: 'old', name: 'Last year', status: 'archived' });

/** A server that keeps packages as ours does, as far as the page can tell. */
export function packageServer(packages: Package[] = [aPackage(), other, old]) {
  const state = { packages, isDown: false };
  const asked = fakeServer(({ method, url, body, version }) => {
    if (state.isDown) return json({ code: 'internal', message: 'Out of order' }, 500);
    const [, id, verb] = /\/packages(?:\/(\w+))?(?:\/(\w+))?$/.exec(url) ?? [];
    if (!url.includes('/packages')) return json(anAccount);
    if (method === 'GET') return json(state.packages);
    const one = state.packages.find((each) => each.id === id);
    const keep = (next: Package, status = 200) => {
      state.packages = [next, ...state.packages.filter((each) => each.id !== next.id)];
      return json(next, status);
    };
    if (method === 'POST' && !verb) {
      const empty = {
        status: 'inactive',
        channelsActivation: activationOf(channelSwitches),
      } as const;
      const fresh = aPackage({ id: 'new', name: 'New package', runtime: 2, ...empty });
      const channelsBudget = { facebook: 0, googleDisplay: 0, googleSearch: 0, linkedIn: 0 };
      return keep({ ...fresh, channelsBudget, ...(body as object) }, 201);
    }
    if (!one) return json({ code: 'not_found', message: 'Gone' }, 404);
    if (version !== null && version !== `"${one.version}"`) {
      return json({ code: 'stale', message: 'Changed', current: one }, 409);
    }
    if (verb === 'duplicate') {
      return keep({ ...one, id: 'copy', name: `${one.name} (copy)`, status: 'inactive' }, 201);
    }
    if (method === 'DELETE') {
      state.packages = state.packages.filter((each) => each.id !== id);
      return new Response(null, { status: 204 });
    }
    const changes = verb === 'archive' ? { status: 'archived' as const } : (body as object);
    return keep({ ...one, ...changes, version: one.version + 1 });
  });
  const sent = (method: string) => asked.filter((each) => each.method === method);
  return { state, sent };
}

export const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);
export const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
export const heading = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}`), expanded: false });
export const open = async (name: string) => press(await heading(name));
// By their labels: asking for roles takes a second each in a page of this size.
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = async (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
export const saveButton = () => screen.getByRole('button', { name: /^Saved?$/ });
export const whyNot = async () => {
  await press(saveButton());
  return (await screen.findByRole('tooltip')).textContent;
};
export const statusSwitch = (name: string) =>
  screen.getByRole('switch', { name: `${name} is active` });
export const menu = async (name: string, item: string) => {
  await press(screen.getByRole('button', { name: `Actions for ${name}` }));
  await press(await screen.findByRole('menuitem', { name: item }));
};
export const show = () => renderInApp(<PackagesPage />, '/presets/packages');
export const cards = () => screen.getAllByRole('listitem').filter((item) => item.dataset.row);
