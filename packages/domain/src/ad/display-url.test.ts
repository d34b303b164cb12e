import { expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import { socialAdTypes } from './ad-type.ts';
import { DISPLAY_URL_MAX, displayUrlFinding, showsDisplayUrl } from './display-url.ts';

const said = (value: string | null) => {
  const found = displayUrlFinding(value);
  return found && sayFinding(found);
};

test.each([
  null,
  '',
  '   ',
  'werkenbij.noorderzorg.nl',
  ' noorderzorg.nl/zorg ',
  'https://jobs.example.com/nurses?city=assen',
  'bücher.de/stellen',
  'пример.рф',
])('%s is an address people can read', (value) => expect(said(value)).toBeUndefined());

test.each([
  'noorderzorg',
  'noorderzorg .nl',
  'user@noorderzorg.nl',
  'javascript:alert(1)',
  'ftp://noorderzorg.nl',
  '-noorderzorg.nl',
  'noorderzorg..nl',
  'noorderzorg.nl/<b>',
  '127.0.0.1',
])('%s is none', (value) => expect(said(value)).toBe('Provided url is invalid'));

test('it is one line of limited length', () => {
  expect(said('noorderzorg.nl\u0000')).toBe('This value has the wrong form');
  expect(said('a.nl\nb.nl')).toBe('This value has the wrong form');
  const long = `a.nl/${'x'.repeat(DISPLAY_URL_MAX)}`;
  expect(said(long)).toBe(`This field is max ${DISPLAY_URL_MAX} characters`);
});

test('only Facebook’s feed shows one', () => {
  expect(socialAdTypes.filter(showsDisplayUrl)).toEqual(['FacebookPostAd', 'FacebookCarouselAd']);
});
