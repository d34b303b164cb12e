import '../../../ui/testing/fill-jsdom.ts';
import type { Capability } from '@posthorn/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { aMedia } from '../testing/a-media.ts';
import { SelectionBar } from './selection-bar.tsx';
import { UploadButton } from './upload-control.tsx';
import { WordsForm } from './words-form.tsx';

const may = vi.hoisted(() => new Set<Capability>());
vi.mock(import('../../accounts/index.ts'), async (original) => ({
  ...(await original()),
  useCan: (capability: Capability) => may.has(capability),
}));
beforeEach(() => may.clear());

const media = aMedia('m1', { title: 'Nurse' });
const nothing = () => {};
const show = () =>
  renderInApp(
    <>
      <UploadButton state="idle" isLogo={false} onFiles={nothing} />
      <WordsForm media={media} draft={undefined} onDraft={nothing} onSaved={nothing} />
      <SelectionBar
        {...{ purpose: { for: 'browsing' }, selected: [media], hidden: 0 }}
        {...{ onClear: nothing, onDelete: nothing, onPick: nothing }}
      />
    </>,
  );
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('who may not change media looks at them', async () => {
  may.add('media.view');
  await show();
  expect(buttons()).toEqual(['Clear']);
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Alternative text/).disabled).toBe(true);
});

test('who may change them uploads, saves and deletes', async () => {
  may.add('media.edit');
  await show();
  expect(buttons()).toEqual(expect.arrayContaining(['Save', 'Delete']));
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).readOnly).toBe(false);
});
