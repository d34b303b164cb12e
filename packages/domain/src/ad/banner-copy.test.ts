import { describe, expect, it, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import {
  type BannerCopy,
  bannerFindings,
  emptyBannerCopy,
  prefilledTitle,
  tagsWarning,
} from './banner-copy.ts';

const complete: BannerCopy<string> = {
  type: 'Vacancy',
  subtitle: 'Work close to home',
  title: 'Nurse in Groningen',
  tags: ['32 hours'],
  callToAction: 'Apply now',
  primaryColor: '#05377E',
  logo: 'logo',
};
const words = (change: Partial<BannerCopy<string>>, of: 'campaign' | 'template' = 'campaign') =>
  bannerFindings({ ...complete, ...change }, of).map((found) => [found.path, sayFinding(found)]);

const writing = 'Banners cannot show this writing. Use Latin, Greek or Cyrillic letters.';
const empty = 'This field can not be empty';

describe('a generated ad', () => {
  test.each<[Partial<BannerCopy<string>>, string[][]]>([
    [{}, []],
    [{ type: '' }, [['type', empty]]],
    [{ subtitle: ' ' }, [['subtitle', empty]]],
    [{ title: '' }, [['title', empty]]],
    [{ callToAction: '' }, [['callToAction', empty]]],
    [{ logo: null }, [['logo', 'Please choose a logo']]],
    [{ tags: [] }, [['tags', 'Please add at least one tag']]],
    [{ tags: ['', ' '] }, [['tags', 'Please add at least one tag']]],
    [{ tags: ['x'.repeat(20)] }, []],
    [{ tags: ['ok', 'x'.repeat(21)] }, [['tags', 'This field is max 20 characters']]],
    [{ tags: Array(51).fill('tag') }, [['tags', 'There can be at most 50 tags']]],
    [{ type: 'x'.repeat(17) }, []],
    [{ type: 'x'.repeat(18) }, [['type', 'This field is max 17 characters']]],
    [{ subtitle: 'x'.repeat(76) }, [['subtitle', 'This field is max 75 characters']]],
    [{ title: `${'👩🏽‍⚕️'.repeat(54)}x` }, []],
    [{ title: 'ممرضة' }, [['title', writing]]],
    [{ callToAction: '🎉' }, [['callToAction', writing]]],
    [{ tags: ['护士', '护理'] }, [['tags', writing]]],
    [{ tags: ['护士', '32'] }, [['tags', writing]]],
    [{ tags: ['护士', '32 hours'] }, []],
    [{ title: 'x'.repeat(56) }, [['title', 'This field is max 55 characters']]],
    [{ callToAction: 'x'.repeat(16) }, [['callToAction', 'This field is max 15 characters']]],
    [{ title: 'two\nlines' }, [['title', 'This value has the wrong form']]],
    [{ primaryColor: 'red' }, [['primaryColor', 'Please choose a colour such as #05377E']]],
  ])('%j: %j', (change, expected) => {
    expect(words(change)).toEqual(expected);
  });

  it('leaves the button and the logo to the campaign when it belongs to a template', () => {
    expect(words({ callToAction: '', logo: null }, 'template')).toEqual([]);
    expect(words({ callToAction: 'x'.repeat(16) }, 'template')).toHaveLength(1);
  });

  it('begins empty, in our own blue', () => {
    expect(emptyBannerCopy.primaryColor).toBe('#05377E');
    expect(bannerFindings(emptyBannerCopy, 'campaign').map(({ path }) => path)).toEqual([
      'type',
      'subtitle',
      'title',
      'callToAction',
      'tags',
      'logo',
    ]);
  });

  it('keeps more tags than banners show, and says so', () => {
    expect(tagsWarning(['1', '2', '3', '4', '5'])).toBeUndefined();
    const found = tagsWarning(['1', '2', '3', '4', '5', '6']);
    expect(found && sayFinding(found)).toBe('Only the first 5 tags are shown on banners');
    expect(found?.severity).toBe('warning');
  });
});

test.each([
  ['Nurse', 'Nurse'],
  ['', ''],
  ['x'.repeat(55), 'x'.repeat(55)],
  ['x'.repeat(56), 'x'.repeat(55)],
  [`${'x'.repeat(50)} yyyy zzzz`, `${'x'.repeat(50)} yyyy`],
  [`${'x'.repeat(50)} yyyyy`, `${'x'.repeat(50)}`],
])('a campaign called %j fills in %j', (title, prefilled) => {
  expect(prefilledTitle(title)).toBe(prefilled);
});
