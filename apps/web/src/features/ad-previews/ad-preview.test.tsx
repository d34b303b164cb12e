import { type SocialAdType, socialAdTypes } from '@posthorn/domain';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liveValue } from '../../ui/live/live.ts';
import { fakeImages } from '../../ui/testing/fake-images.ts';
import { AdPreview } from './ad-preview.tsx';
import { PreviewLanguage } from './model/preview-language.ts';
import type { PreviewedAd, PreviewedPage, PreviewLook } from './model/previewed-ad.ts';
import { anAd, aPicture, phone } from './testing/an-ad.ts';

const martini: PreviewedPage = { name: 'Martini Ziekenhuis', iconUrl: null };
let images: ReturnType<typeof fakeImages>;

beforeEach(() => {
  images = fakeImages();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(
  ad: PreviewedAd,
  look: Partial<PreviewLook> = {},
  page: PreviewedPage | null = martini,
) {
  const drawn = (shown: PreviewedAd) => (
    <AdPreview ad={shown} page={page} shownUrl="jobs.example" look={{ ...phone, ...look }} />
  );
  const { rerender } = render(drawn(ad));
  return { change: (next: Partial<PreviewedAd>) => rerender(drawn({ ...ad, ...next })) };
}

const nothing = {
  message: '',
  headline: ' ',
  linkDescription: '',
  callToAction: '',
  media: [null],
};

const placeholder = {
  message: 'Your message will be shown here. Please start typing in the panel on your left.',
  headline: 'Your headline',
  linkDescription: 'Your link description',
  url: 'Your target url',
  button: 'CTA',
};

describe('where nothing is written yet', () => {
  const expected: Record<SocialAdType, (keyof typeof placeholder)[]> = {
    FacebookPostAd: ['message', 'headline', 'linkDescription', 'url', 'button'],
    FacebookCarouselAd: ['message', 'headline', 'linkDescription', 'button'],
    FacebookStoryAd: ['button'],
    InstagramPostAd: ['message', 'button'],
    InstagramCarouselAd: ['message', 'button'],
    InstagramStoryAd: ['button'],
    LinkedinPostAd: ['message', 'headline', 'linkDescription', 'url', 'button'],
  };

  test.each(socialAdTypes)('%s says what will stand there', (adType) => {
    render(<AdPreview ad={anAd(adType, nothing)} page={null} shownUrl="" look={phone} />);
    const said = Object.entries(placeholder)
      .filter(([, text]) => screen.queryAllByText(text).length > 0)
      .map(([part]) => part);
    expect(said.sort()).toEqual(expected[adType].toSorted());
    expect(screen.getAllByText(/^Your page/).length).toBeGreaterThan(0);
  });

  test('a carousel has the places it needs at least', () => {
    show(anAd('FacebookCarouselAd', { ...nothing, media: [] }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

test('everything written is shown, and who paid for it', () => {
  show(anAd('FacebookPostAd'));
  for (const text of ['Come and work with us', 'ICU nurse', 'Apply in a minute', 'Learn more']) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByText('jobs.example')).toBeDefined();
  expect(screen.getByText(/Sponsored/)).toBeDefined();
});

test('LinkedIn says it in its own word', () => {
  show(anAd('LinkedinPostAd'));
  expect(screen.getByText('Promoted')).toBeDefined();
  expect(screen.queryByText(/Sponsored/)).toBeNull();
});

test.each([
  ['FacebookPostAd', ['Gesponsord', 'Vind ik leuk', 'Reageren', 'Delen'], 'Sponsored'],
  ['LinkedinPostAd', ['Gepromoot', 'Verzenden', 'Zoeken'], 'Promoted'],
  ['InstagramStoryAd', ['Gesponsord'], 'Sponsored'],
] as const)('a Dutch %s has the words of the network in Dutch', (adType, words, english) => {
  render(
    <PreviewLanguage value="nl">
      <AdPreview ad={anAd(adType)} page={martini} shownUrl="jobs.example" look={phone} />
    </PreviewLanguage>,
  );
  for (const word of words) expect(screen.getAllByText(word).length).toBeGreaterThan(0);
  expect(screen.queryByText(english)).toBeNull();
});

test('the preview is a figure that says what it is and whose', () => {
  show(anAd('FacebookPostAd', { message: 'Work in\n%%city%%' }));
  const { textContent } = screen.getByRole('figure');
  expect(textContent).toMatch(/^Facebook post by Martini Ziekenhuis/);
  expect(textContent).toContain('Work in\nCity');
});

test('nothing in a preview can be pressed but what works', () => {
  show(anAd('FacebookPostAd'));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('what the network makes a link of has its colour', () => {
  show(anAd('FacebookPostAd', { message: 'Join us, #nurses' }));
  expect(screen.getByText('#nurses').className).toContain('text-(--feed-accent)');
  expect(screen.getByText('Join us,').className).toBe('');
});

describe('a long message', () => {
  const long = `${'word '.repeat(20)}and the rest of it`;

  test('is cut as the network cuts it, and opened and closed again', () => {
    show(anAd('FacebookPostAd', { message: long }));
    const more = screen.getByRole('button', { name: 'more' });
    expect(more.parentElement?.textContent).toBe(`${'word '.repeat(20)}and… more`);
    fireEvent.click(more);
    const less = screen.getByRole('button', { name: 'less' });
    expect(less.parentElement?.textContent).toBe(`${long} less`);
    fireEvent.click(less);
    expect(screen.getByRole('button', { name: 'more' })).toBeDefined();
  });

  test('is cut earlier on Instagram, and by its lines as well', () => {
    show(anAd('InstagramPostAd', { message: 'one\ntwo\nthree\nfour' }));
    expect(screen.getByText(/three…/)).toBeDefined();
  });

  test('stays open while a person types', () => {
    const { change } = show(anAd('FacebookPostAd', { message: long }));
    fireEvent.click(screen.getByRole('button', { name: 'more' }));
    change({ message: `${long}, and more of it` });
    expect(screen.getByRole('button', { name: 'less' })).toBeDefined();
  });
});

test('tags of a template look like what they are', () => {
  show(anAd('FacebookPostAd', { message: 'Near %%city%% at 100%%' }));
  const message = screen.getByText('City').parentElement;
  expect(message?.textContent).toBe('Near City at 100%%');
});

test('words that are followed are shown as they come, with their tags, cut and empty', () => {
  const message = liveValue('Near ');
  show(anAd('FacebookPostAd', { message }));
  const paragraph = screen.getByText('Near').closest('p');
  const shows = (text: string) => {
    act(() => message.set(text));
    return paragraph?.textContent;
  };
  expect(shows('Near you')).toBe('Near you');
  expect(shows('Near %%city%% or ')).toBe('Near City or ');
  expect(shows('Near %%city%% or %%company%%')).toBe('Near City or Company');
  expect(shows('Near you')).toBe('Near you');
  expect(shows('Care is teamwork. '.repeat(8))).toMatch(/Care is… more$/);
  fireEvent.click(screen.getByRole('button', { name: 'more' }));
  expect(shows(`${'Care is teamwork. '.repeat(8)}Come!`)).toMatch(/Come! less$/);
  expect(shows('')).toBe(placeholder.message);
});

describe('pictures', () => {
  test('have the words for those who do not see them', () => {
    show(anAd('InstagramPostAd'));
    act(() => images.arrive(1200, 900));
    expect(screen.getByRole('img', { name: 'A quiet ward' })).toBeDefined();
  });

  test('are asked for once more after two seconds, then something stands in', () => {
    vi.useFakeTimers();
    show(anAd('FacebookPostAd'));
    act(() => void images.fail());
    act(() => void vi.advanceTimersByTime(2000));
    expect(images.asked).toHaveLength(2);
    act(() => void images.fail());
    expect(screen.getByRole('img', { name: 'A quiet ward' }).tagName).toBe('SPAN');
  });

  test('are not loaded anew while a person types', () => {
    const { change } = show(anAd('FacebookPostAd'));
    act(() => images.arrive(1200, 900));
    change({ message: 'Other words' });
    expect(images.asked).toHaveLength(1);
  });

  test.each([
    ['wide', 1920, 1080, 'w-full'],
    ['very tall', 500, 2000, 'h-full'],
  ])('a %s one in a story has nothing white around it', (_shape, width, height, side) => {
    show(anAd('InstagramStoryAd'));
    act(() => images.arrive(width, height));
    const { className } = screen.getByRole('img', { name: 'A quiet ward' });
    // The white ground is as large as the element, so the element is as large as the picture.
    expect(className).toContain('bg-white');
    expect(className).toContain(side);
    expect(className).not.toContain('size-full');
  });

  test('a video comes when it is pressed, without sound', () => {
    show(
      anAd('FacebookPostAd', { media: [aPicture({ type: 'video', previewUrl: '/still.jpg' })] }),
    );
    expect(images.asked.map(({ src }) => src)).toEqual(['/still.jpg']);
    expect(document.querySelector('video')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Play: A quiet ward' }));
    const film = document.querySelector('video');
    expect(film?.muted).toBe(true);
    expect(film?.controls).toBe(true);
    expect(film?.preload).toBe('none');
  });
});

describe('a carousel', () => {
  const five = anAd('FacebookCarouselAd', { media: Array.from({ length: 5 }, () => aPicture()) });
  const place = () => screen.getByRole('list').getAttribute('aria-label');

  test('repeats the words on every card', () => {
    show(five);
    for (const card of screen.getAllByRole('listitem')) {
      expect(within(card).getByText('ICU nurse')).toBeDefined();
      expect(within(card).getByText('Apply in a minute')).toBeDefined();
      expect(within(card).getByText('Learn more')).toBeDefined();
    }
  });

  test('goes from card to card, by buttons and by keys, and stops at its ends', () => {
    show(five);
    const next = screen.getByRole('button', { name: 'Next card' });
    fireEvent.click(next);
    fireEvent.click(next);
    expect(place()).toBe('Cards, 3 of 5');
    const row = screen.getByRole('list');
    fireEvent.keyDown(row, { key: 'ArrowLeft' });
    expect(place()).toBe('Cards, 2 of 5');
    fireEvent.keyDown(row, { key: 'End' });
    expect(place()).toBe('Cards, 5 of 5');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(next);
    expect(place()).toBe('Cards, 5 of 5');
  });

  test('that loses the card in front shows its last one', () => {
    const { change } = show(five);
    fireEvent.keyDown(screen.getByRole('list'), { key: 'End' });
    change({ media: five.media.slice(0, 2) });
    expect(place()).toBe('Cards, 2 of 2');
  });
});

describe('the safe zones of a story', () => {
  const zones = () => [...document.querySelectorAll<HTMLElement>('[data-zone]')];

  test('are drawn on demand, the strictest, with their date', () => {
    show(anAd('InstagramStoryAd'), { hasSafeZones: true });
    expect(zones().map(({ style }) => style.height)).toEqual(['14%', '35%']);
    expect(screen.getByText(/since March 2026/)).toBeDefined();
  });

  test('are left out otherwise, and in a feed', () => {
    show(anAd('InstagramStoryAd'));
    show(anAd('FacebookPostAd'), { hasSafeZones: true });
    expect(zones()).toEqual([]);
  });
});
