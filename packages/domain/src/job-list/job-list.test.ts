import { expect, test } from 'vitest';
import { isSuddenLoss, jobListFindings, jobListStatus } from './job-list.ts';
import { jobListConcernsOf } from './status.ts';

const feed = { feedUrl: 'https://example.com/jobs.xml', jobProfileId: 'nurse' };
const whole = { name: 'Nurses', templateId: 'template', feedSources: [feed] };

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ feedSources: [] }, ['feedSources']],
  [{ templateId: null }, ['templateId']],
  [
    { feedSources: [feed, { feedUrl: 'ftp://example.com', jobProfileId: '' }] },
    ['feedSources.1.feedUrl', 'feedSources.1.jobProfileId'],
  ],
  [{ feedSources: [{ ...feed, feedUrl: 'https://a:b@example.com' }] }, ['feedSources.0.feedUrl']],
])('a job list with %o lacks %o', (change, expected) => {
  expect(jobListFindings({ ...whole, ...change }).map(({ path }) => path)).toEqual(expected);
});

test.each([
  [0, 0, false],
  [1, 1, true],
  [2, 1, true],
  [3, 1, false],
  [12, 9, true],
  [20, 9, false],
  [20, 10, true],
  [100, 49, false],
  [100, 50, true],
])(
  'of %i open items %i are missing: asked before they are closed: %s',
  (open, missing, expected) => {
    expect(isSuddenLoss({ open, missing })).toBe(expected);
  },
);

test.each([
  [[], []],
  [[{ outcome: 'done' }], []],
  [[null, { outcome: 'held' }], ['feedHeld']],
  [
    [{ outcome: 'held' }, { outcome: 'failed' }],
    ['feedFailed', 'feedHeld'],
  ],
] as const)(
  'a list whose feeds were last read as %o asks for attention with %o',
  (last, expected) => {
    const feeds = last.map((lastReading) => ({ lastReading, refusedItemsCount: 0 }));
    expect(jobListConcernsOf(feeds)).toEqual(expected);
    const refused = { lastReading: null, refusedItemsCount: 1 };
    expect(jobListConcernsOf([...feeds, refused])).toEqual([...expected, 'jobsRefused']);
  },
);

test('a list is created once a feed was tried', () => {
  expect(jobListStatus([{ isTried: false }, { isTried: true }])).toBe('created');
  expect(jobListStatus([{ isTried: false }])).toBe('creating');
});
