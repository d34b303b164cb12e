import { describe, expect, test } from 'vitest';
import {
  isRequestedPage,
  offeredPageChannels,
  pageAddresses,
  pageRequestFindings,
} from './page-request.ts';

const codes = (
  channel: 'facebook' | 'instagram' | 'linkedin',
  url: string,
  page_id: string | null,
) => pageRequestFindings({ channel, url, page_id }).map(({ code, path }) => `${path} ${code}`);

describe('a page can be asked for', () => {
  test.each([
    ['facebook', 'https://www.facebook.com/noorderzorg', '10215', []],
    ['facebook', 'https://nl-nl.facebook.com/noorderzorg', '10215', []],
    ['facebook', 'https://www.facebook.com/profile.php?id=10215', '10215', []],
    ['facebook', 'https://www.facebook.com/Noorderzorg-1021533', '1021533', []],
    ['instagram', 'https://www.instagram.com/noorderzorg/', null, []],
    ['linkedin', 'https://www.linkedin.com/company/noorderzorg', '90210', []],
    ['facebook', 'https://www.facebook.com/noorderzorg', '', ['page_id field.digits']],
    ['facebook', 'https://www.facebook.com/noorderzorg', null, ['page_id field.digits']],
    ['linkedin', 'https://www.linkedin.com/company/a', 'abc', ['page_id field.digits']],
    ['facebook', '', '10215', ['url field.url']],
    ['facebook', 'https://facebook.com.example.org/a', '1', ['url page.otherNetwork']],
    ['instagram', 'https://www.facebook.com/a', null, ['url page.otherNetwork']],
    ['linkedin', 'javascript:alert(1)', '1', ['url field.url']],
    ['facebook', 'https://www.facebook.com/profile.php?id=9', '1', ['page_id page.otherNumber']],
    ['facebook', 'https://www.facebook.com/N-1021533', '1', ['page_id page.otherNumber']],
  ] as const)('%s %s %s: %o', (channel, url, pageId, expected) => {
    expect(codes(channel, url, pageId)).toEqual(expected);
  });

  test('by the pattern that is shown for each channel', () => {
    for (const channel of ['facebook', 'instagram', 'linkedin'] as const) {
      expect(codes(channel, pageAddresses[channel].pattern, '1')).toEqual([]);
    }
  });
});

describe('the page that was asked for is found', () => {
  const listed = { externalId: '10215', name: 'Noorderzorg' };
  test.each([
    ['by its number', 'facebook', 'https://www.facebook.com/x', '10215', true],
    ['not by another number', 'facebook', 'https://www.facebook.com/noorderzorg', '7', false],
    [
      'by its name on Instagram',
      'instagram',
      'https://instagram.com/noorderzorg/?hl=nl',
      null,
      true,
    ],
    ['not by a part of it', 'instagram', 'https://instagram.com/noorderzorgje', null, false],
  ] as const)('%s', (_, channel, url, page_id, isFound) => {
    expect(isRequestedPage({ channel, url, page_id }, listed)).toBe(isFound);
  });
});

test('Instagram is offered where Facebook is connected', () => {
  expect(offeredPageChannels([])).toEqual(['facebook', 'instagram', 'linkedin']);
  expect(offeredPageChannels(['facebook'])).toEqual(['facebook', 'linkedin']);
});
