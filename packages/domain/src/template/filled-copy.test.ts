import { expect, test } from 'vitest';
import { filledCopy } from './filled-copy.ts';

const filling = { locations: [{ name: 'Groningen, Netherlands' }], company: 'Martini' };

test.each([
  [
    'a post',
    { message: 'Work in %%city%%', headline: '%%company%%', media: ['%%city%%.png'] },
    { message: 'Work in Groningen', headline: 'Martini', media: ['%%city%%.png'] },
  ],
  [
    'a banner',
    { title: 'In %%city%%', tags: ['%%city%%', 'day'], primaryColor: '#05377E' },
    { title: 'In Groningen', tags: ['Groningen', 'day'], primaryColor: '#05377E' },
  ],
  [
    'a search ad',
    { headlines: ['%%company%% in %%city%%', ''], descriptions: ['%%url%%'] },
    { headlines: ['Martini in Groningen', ''], descriptions: ['%%url%%'] },
  ],
])('the tags of %s say what they will say in a campaign', (_kind, copy, shown) => {
  expect(filledCopy<object>(copy, filling)).toEqual(shown);
});

test('a tag that nothing is known for stays a tag', () => {
  expect(filledCopy({ message: '%%city%%, %%company%%' }, { company: 'Martini' })).toEqual({
    message: '%%city%%, Martini',
  });
});
