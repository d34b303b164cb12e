import '../../../ui/testing/fill-jsdom.ts';
import { missingPages, say } from '@posthorn/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { NextButton } from './next-button.tsx';

const draft = aCampaign();
const fromTemplate = aCampaign({ status: 'to_approve', templateId: 't1' });

function show(given: Partial<Parameters<typeof NextButton>[0]> = {}) {
  const onGo = vi.fn();
  const onIncomplete = vi.fn();
  render(
    <NextButton
      campaign={draft}
      missingPages={[]}
      isComplete
      onGo={onGo}
      onIncomplete={onIncomplete}
      {...given}
    />,
  );
  return { onGo, onIncomplete, button: screen.getByRole('button') };
}

test('it says what comes next', () => {
  expect(show().button.textContent).toBe('Start creating ads');
});

test('a campaign from a template is approved', () => {
  expect(show({ campaign: fromTemplate }).button.textContent).toBe('This looks good');
});

test('a complete campaign goes on', () => {
  const { button, onGo } = show();
  fireEvent.click(button);
  expect(onGo).toHaveBeenCalledOnce();
});

test('an incomplete one shows what is missing', () => {
  const { button, onGo, onIncomplete } = show({ isComplete: false });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.className).toContain('cursor-not-allowed');
  fireEvent.click(button);
  expect(onGo).not.toHaveBeenCalled();
  expect(onIncomplete).toHaveBeenCalledOnce();
});

test('without any page it is blocked, and says why', async () => {
  const { button, onGo } = show({ missingPages: missingPages('campaign', []) });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onGo).not.toHaveBeenCalled();
  expect(await screen.findByText(say('page.noneConnected'))).toBeTruthy();
});

test('one missing kind of page only warns', async () => {
  const { button, onGo } = show({ missingPages: missingPages('campaign', ['facebook']) });
  expect(button.getAttribute('aria-disabled')).toBeNull();
  act(() => button.focus());
  fireEvent.click(button);
  expect(onGo).toHaveBeenCalledOnce();
});
