import { openFeed } from '@posthorn/feeds';
import { expect, test } from 'vitest';
import { type DemoFeedName, demoFeeds, writeDemoFeed } from './demo-feeds.ts';

const publicUrl = 'http://localhost:4400';

async function read(name: DemoFeedName, day: string) {
  const source = (async function* () {
    yield Buffer.from(writeDemoFeed(name, { publicUrl, day }));
  })();
  const feed = await openFeed(source, { today: day, maxJobs: 1_000 });
  const items = [];
  for await (const batch of feed.items()) items.push(...batch);
  return { ...feed.summary, items, mapping: feed.mapping };
}

test.each(Object.keys(demoFeeds) as DemoFeedName[])(
  '%s is recognised, has many good jobs and a few wrong ones, on any day',
  async (name) => {
    for (const day of ['2026-01-01', '2027-06-15', '2031-12-31']) {
      const { items, mapping, validJobs, refusedJobs, findings } = await read(name, day);
      expect(Object.keys(mapping?.fields ?? {})).toEqual(
        expect.arrayContaining(['id', 'title', 'url', 'place', 'image', 'description', 'closesOn']),
      );
      expect(validJobs).toBeGreaterThan(70);
      expect(refusedJobs).toBeGreaterThan(0);
      expect(refusedJobs).toBeLessThan(validJobs / 8);
      expect(findings.length).toBeGreaterThan(0);
      expect(items[0]?.job.image).toMatch(`${publicUrl}/demo-feeds/pictures/`);
    }
  },
);

test('from week to week a few jobs come and go, and the others stay as they were', async () => {
  const ids = async (day: string) =>
    (await read('ondersteuning.xml', day)).items.map(({ job }) => JSON.stringify(job));
  const before = new Set(await ids('2026-11-10'));
  expect(new Set(await ids('2026-11-12'))).toEqual(before);
  const after = await ids('2026-11-17');
  const isNew = after.filter((job) => !before.has(job));
  expect(isNew.length).toBeGreaterThan(0);
  expect(isNew.length).toBeLessThan(30);
});
