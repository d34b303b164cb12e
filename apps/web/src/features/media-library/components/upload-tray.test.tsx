import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createUploadEngine, type Upload } from '../model/upload-engine.ts';
import { aMedia } from '../testing/a-media.ts';
import { UploadTray } from './upload-tray.tsx';

const engine = createUploadEngine({
  send: () => Promise.reject(),
  explain: () => ({ error: '', isFinal: true }),
  onUploaded: () => {},
  onSettled: () => {},
});

const anUpload = (id: number, round: number, state: Upload['state']): Upload => ({
  id,
  round,
  state,
  accountId: 'a1',
  chosenAt: new Date(0),
  file: new File(['x'], `${id}.jpg`),
  type: 'image',
  isForAd: false,
  progress: 0,
});

test('what is under way stands first, and failures of before are counted by themselves', () => {
  const old = [anUpload(1, 1, 'failed'), anUpload(2, 1, 'failed')];
  const latest = [anUpload(3, 2, 'failed'), anUpload(4, 2, 'waiting'), anUpload(5, 2, 'running')];
  const { rerender } = render(
    <UploadTray uploads={[...old, ...latest]} latest={latest} engine={engine} onUndo={() => {}} />,
  );
  const tray = screen.getByRole('region', { name: 'Uploads' });
  const names = () =>
    within(tray)
      .getAllByRole('listitem')
      .map((row) => /\d\.jpg/.exec(row.textContent ?? '')?.[0]);
  expect(names()).toEqual(['5.jpg', '4.jpg', '3.jpg', '1.jpg', '2.jpg']);
  expect(within(tray).getByRole('heading').textContent).toBe(
    '0 of 3 uploaded, 2 earlier not uploaded',
  );

  const done = [anUpload(6, 2, 'succeeded')];
  rerender(
    <UploadTray uploads={[...old, ...done]} latest={done} engine={engine} onUndo={() => {}} />,
  );
  expect(within(tray).getByRole('heading').textContent).toBe(
    '1 file uploaded, 2 earlier not uploaded',
  );
});

test('a file that was there before is named, and the copy can go again', () => {
  const onUndo = vi.fn();
  const media = aMedia('new', { sameAs: { id: 'old', title: 'Night team' } });
  const uploads = [{ ...anUpload(1, 1, 'succeeded'), media }];
  render(<UploadTray uploads={uploads} latest={uploads} engine={engine} onUndo={onUndo} />);
  expect(
    screen.getByText('The same file is in the library already, as “Night team”.'),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove this copy' }));
  expect(onUndo).toHaveBeenCalledWith(media);
});
