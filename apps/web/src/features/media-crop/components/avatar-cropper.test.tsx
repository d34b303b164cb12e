import '../../../ui/testing/fill-jsdom.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { fakeImages } from '../../../ui/testing/fake-images.ts';
import { AvatarCropper } from './avatar-cropper.tsx';

let images: ReturnType<typeof fakeImages>;

beforeEach(() => {
  images = fakeImages();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:picture';
      static override revokeObjectURL = () => {};
    },
  );
});

async function choose(file: File) {
  const onChange = vi.fn();
  render(
    <UiProvider navigate={() => {}}>
      <AvatarCropper label="Image" value={null} onChange={onChange} />
    </UiProvider>,
  );
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no way to choose a file');
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  return { onChange, accepts: input.getAttribute('accept') };
}

const portrait = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

test('a chosen image is adjusted behind a circle, also with keys alone', async () => {
  const { accepts, onChange } = await choose(portrait);
  expect(accepts).toBe('image/*');
  expect(screen.getByRole('dialog', { name: 'Adjust image' })).toBeDefined();
  act(() => images.arrive(680, 510));
  const stage = screen.getByRole('application', { name: 'Crop area' });
  const zoom = () => Number((screen.getByRole('slider') as HTMLInputElement).value);
  const before = zoom();
  fireEvent.keyDown(stage, { key: '+' });
  expect(zoom()).toBeGreaterThan(before);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change' })).toBeDefined();
  fireEvent.keyDown(stage, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('a file that is no image says so, and another one can be chosen', async () => {
  await choose(new File(['x'], 'notes.png', { type: 'image/png' }));
  act(() => images.fail());
  expect(screen.getByRole('alert').textContent).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change' })).toBeDefined();
  expect(screen.queryByRole('application')).toBeNull();
});
