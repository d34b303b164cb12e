import '../../../ui/testing/fill-jsdom.ts';
import { type AdMedia, type AdType, type CropArea, say } from '@posthorn/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { fakeImages } from '../../../ui/testing/fake-images.ts';
import { aCutImage, anImage } from '../testing/an-image.ts';
import { AdCropper } from './ad-cropper.tsx';

let images: ReturnType<typeof fakeImages>;

beforeEach(() => {
  images = fakeImages();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Given {
  media?: AdMedia;
  adType?: AdType;
  onSave?: (crop: CropArea) => Promise<unknown>;
}

function open({ media = anImage(), adType = 'FacebookPostAd', onSave }: Given = {}) {
  const save = vi.fn(onSave ?? (async () => {}));
  const useOriginal = vi.fn();
  render(
    <UiProvider navigate={() => {}}>
      <AdCropper media={media} adType={adType} onSave={save} onUseOriginal={useOriginal} />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Crop' }));
  return { save, useOriginal };
}

const arrive = () => act(() => images.arrive(1400, 1000));
const stage = () => screen.getByRole('application', { name: 'Crop area' });
const press = (key: string, times = 1) => {
  const focused = stage();
  for (let count = 0; count < times; count += 1) fireEvent.keyDown(focused, { key });
};
const button = (name: string) => screen.getByRole('button', { name });
const done = () => act(async () => fireEvent.click(button('Done')));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const shownSize = () => document.querySelector('figcaption')?.textContent;

test('it begins with as much as possible around the focal point', async () => {
  const { save } = open();
  arrive();
  await done();
  expect(save.mock.calls).toEqual([[{ x: 60, y: 0, width: 1000, height: 1000 }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an image that was cut before is taken up where it was left', async () => {
  const crop = { x: 100, y: 200, width: 900, height: 471 };
  const { save } = open({ media: aCutImage(crop) });
  arrive();
  expect(screen.getByRole('radio', { name: /^Wide/ }).getAttribute('aria-checked')).toBe('true');
  await done();
  expect(save).toHaveBeenCalledWith(crop);
});

test('another size keeps the point in the middle, there and back', async () => {
  const { save } = open();
  arrive();
  press('+', 4);
  choose(/^Wide/);
  const wide = shownSize();
  choose(/^Square/);
  choose(/^Wide/);
  expect(shownSize()).toBe(wide);
  await done();
  const middles = save.mock.calls.map(([{ x, width }]) => (x + width / 2) / 1400);
  expect(middles).toEqual([expect.closeTo(0.4, 2)]);
});

test.each<[AdType, string[]]>([
  ['FacebookPostAd', ['Square 700 × 700', 'Wide 700 × 366']],
  ['InstagramCarouselAd', ['Square 700 × 700']],
  ['InstagramStoryAd', ['Tall 394 × 700']],
  ['LinkedinPostAd', ['Square 700 × 700', 'Wide 700 × 366']],
])('%s offers %j', (adType, sizes) => {
  open({ adType });
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(sizes);
});

test('1400 pixels cut to 700 are zoomed to 200 % and no further', () => {
  open();
  arrive();
  press('+', 20);
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveProperty('value', '200');
  expect(shownSize()).toContain('500 × 500 px');
  expect(button('Zoom in')).toHaveProperty('disabled', true);
});

test('buttons do what a drag does, and Reset goes back to the proposal', async () => {
  const { save } = open();
  arrive();
  fireEvent.click(button('Zoom in'));
  fireEvent.click(button('Move left'));
  expect(shownSize()).toContain('909 × 909 px');
  fireEvent.click(button('Reset'));
  await done();
  expect(save).toHaveBeenCalledWith({ x: 60, y: 0, width: 1000, height: 1000 });
});

test('a cut that is too small for the ad says so before it is made', () => {
  open({ media: { ...anImage(), original: { ...anImage().original, height: 600 } } });
  arrive();
  press('+', 20);
  expect(screen.getByText(say('media.imageWidth', { n: 500 }))).toBeTruthy();
});

test('pressed twice it saves once, and can not be closed meanwhile', async () => {
  let answer = () => {};
  const { save } = open({ onSave: () => new Promise<void>((resolve) => (answer = resolve)) });
  arrive();
  const press = button('Done');
  await act(async () => {
    fireEvent.click(press);
    fireEvent.click(press);
  });
  fireEvent.keyDown(stage(), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failure is said in the dialog, the crop stays, and it can be saved again', async () => {
  let isDown = true;
  const { save } = open({
    onSave: async () => {
      if (isDown) throw new Error('No room left');
    },
  });
  arrive();
  press('+', 3);
  const before = shownSize();
  await done();
  expect(screen.getByRole('alert').textContent).toContain('No room left');
  expect(shownSize()).toBe(before);
  isDown = false;
  await done();
  expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the original is offered for a cut only', () => {
  const { useOriginal } = open({ media: aCutImage({ x: 0, y: 0, width: 700, height: 700 }) });
  fireEvent.click(button('Use the original'));
  expect(useOriginal).toHaveBeenCalledTimes(1);
});

test('an image that was not cut is the original already', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Use the original' })).toBeNull();
});

test('an image that does not load is asked for once more after 2 s, then by a button', () => {
  vi.useFakeTimers();
  const { save } = open();
  act(() => images.fail());
  act(() => vi.advanceTimersByTime(2000));
  expect(images.asked.map(({ src }) => src)).toEqual(['/m1', '/m1']);
  act(() => images.fail());
  expect(screen.getByRole('alert').textContent).toContain(say('media.notLoaded'));
  fireEvent.click(button('Done'));
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(button('Try again'));
  arrive();
  expect(stage()).toBeTruthy();
});

test('a visit that was called off leaves nothing behind', () => {
  open();
  arrive();
  press('+', 5);
  fireEvent.click(button('Cancel'));
  fireEvent.click(button('Crop'));
  arrive();
  expect(shownSize()).toContain('1000 × 1000 px');
});

test('videos and ads without sizes have nothing to press', () => {
  const given = { onSave: async () => {}, onUseOriginal: () => {} };
  const { container } = render(
    <>
      <AdCropper media={{ ...anImage(), type: 'video' }} adType="FacebookPostAd" {...given} />
      <AdCropper media={anImage()} adType="GoogleDisplayGeneratedAd" {...given} />
    </>,
  );
  expect(container.textContent).toBe('');
});
