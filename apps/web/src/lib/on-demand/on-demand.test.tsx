import '../../ui/testing/fill-jsdom.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Button } from 'react-aria-components/Button';
import { expect, test } from 'vitest';
import { Menu } from '../../ui/overlays/menu.tsx';
import { MenuItem } from '../../ui/overlays/menu-item.tsx';
import { deferLayer, type LayerProps, OnDemand, useMenuOnArrival } from './on-demand.tsx';

function Fruits({ trigger, menuFocus }: LayerProps) {
  return (
    <Menu {...useMenuOnArrival(menuFocus)} trigger={trigger}>
      <MenuItem>Apple</MenuItem>
      <MenuItem>Pear</MenuItem>
    </Menu>
  );
}

function open(key: string) {
  render(
    <OnDemand
      layer={deferLayer(async () => ({ default: Fruits }))}
      popup="menu"
      layerProps={{ trigger: <Button>Fruits</Button> }}
    />,
  );
  const button = screen.getByRole('button', { name: 'Fruits' });
  act(() => button.focus());
  fireEvent.keyDown(button, { key });
  fireEvent.keyUp(button, { key });
}

test.each([
  ['Enter', 'Apple'],
  ['ArrowDown', 'Apple'],
  ['ArrowUp', 'Pear'],
])('the first opening with %s begins at %s', async (key, entry) => {
  open(key);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(entry));
  expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
});
