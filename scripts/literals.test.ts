import { expect, test } from 'vitest';
import { findLiterals } from './lib/literals.ts';
import { productSources } from './lib/sources.ts';

/** The tables themselves: here each fact has its one place. */
const tables = [
  'packages/domain/src/ad/ad-type.ts',
  'packages/domain/src/campaign/status.ts',
  'packages/domain/src/campaign/type.ts',
  'packages/domain/src/channel/channel.ts',
  'packages/domain/src/channel/network.ts',
  'packages/domain/src/channel/placement.ts',
  'packages/domain/src/dynamic-campaign/goal.ts',
  'packages/domain/src/dynamic-campaign/status.ts',
];

/** What may stay, and why. */
const allowed: Record<string, string> = {
  'packages/domain/src/campaign/launch-progress.ts active':
    'what is wished of an ad on a network has words of its own',
  'packages/domain/src/package/package.ts active': 'packages have statuses of their own',
  'apps/web/src/features/ad-previews/device/app-bar.tsx linkedin':
    'the look of a network that is imitated, no rule',
  'apps/web/src/features/ad-previews/story/story.tsx InstagramStoryAd':
    'the look of a network that is imitated, no rule',
};

test('no code outside the tables asks for a type, status, ad type, channel or network by its name', () => {
  const files = productSources().filter(({ file }) => !tables.includes(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap(({ file, text }) =>
    findLiterals(file, text).map(({ line, literal, table }) => ({
      key: `${file} ${literal}`,
      told: `${file}:${line} '${literal}' belongs into ${table}`,
    })),
  );
  expect(found.filter(({ key }) => !(key in allowed)).map(({ told }) => told)).toEqual([]);
  const keys = new Set(found.map(({ key }) => key));
  expect(Object.keys(allowed).filter((key) => !keys.has(key))).toEqual([]);
});

test.each([
  "if (campaign.type === 'leadform') refuse();",
  "const isOpen = 'draft' !== status;",
  "switch (ad.adType) { case 'GoogleSearchAd': break; }",
  "const isMeta = ['facebook', 'instagram'].includes(channel);",
  "const isLaunchable = (['draft'] as string[]).includes(campaign.status);",
  "const isOn = !channelsOff.includes('facebookFeed');",
  "if (row.channel === 'googleDisplay') spread();",
  "if (campaign.status == 'active') show();",
  "if (channel != 'linkedIn') show();",
  "const isOver = new Set(['finished']).has(status);",
  "const isOver = statuses.has('finished');",
  "const rows = tx.selectFrom('campaign').where('status', '=', 'active');",
  "const rows = tx.selectFrom('campaign').where('campaign.status', 'in', ['active']);",
  "const rows = query.where((eb) => eb('channel', '=', 'facebook'));",
  "const missing = (['facebook'] as const).filter((name) => !connected.includes(name));",
  "const rows = sql`select from campaign c where c.status = 'active'`;",
  "const rows = sql`select from campaign where status in ('active') and true`;",
  "if (network === 'google') begin();",
  "if (networkOf(channel) === 'meta') begin();",
  "const notice = networks.includes('linkedin') ? show() : null;",
  "const rows = db.selectFrom('ad_account').where('network', '=', 'meta');",
  "const row = sql`select from ad_account where network = 'meta'`;",
  "const rows = sql`select from campaign where not 'facebook' = any (channels_off)`;",
  "const rows = sql`select from campaign c where c.channels_off @> '{linkedIn}'`;",
  "const isCounted = connected.some((one) => one === 'x') && budgetsOn('meta').length > 0;",
  "const facts = { pageId: await findPage(db, accountId, 'facebook') };",
  'const choice = <Choice network="meta" />;',
  "const counting: Network[] = ['linkedin', 'google'];",
  "const shown = [drafted.facebook, 'FacebookStoryAd', 'InstagramStoryAd'];",
  "const glyph = channels.find((one) => pages[one] === page) ?? 'facebook';",
  "const type = types[0] || 'consideration';",
  "switch (kindOf(to)) { case 'search': break; }",
  "if ('message' in sent) write();",
  "const isNarrow = 'media' in ad;",
  "const POST: AdType = 'FacebookPostAd';",
  "export const usualChannel = 'facebook' satisfies BudgetChannel;",
  "const DEFAULT_TYPE = 'consideration' as const;",
])('is found: %s', (code) => {
  expect(findLiterals('planted.tsx', code)).toHaveLength(
    code.includes("['facebook', 'instagram']") ? 2 : 1,
  );
});

test.each([
  "if (upload.state === 'failed') retry();",
  "if (delivery === 'stopped') end();",
  "if (template.kind === 'custom') show();",
  "const page = { channel: 'facebook' };",
  "const label = type === 'button';",
  "const states = ['live', 'paused', 'stopped'];",
  "const pages = { facebookPageId: idOf('facebook'), linkedinPageId: idOf('linkedin') };",
  "if ('tag' in piece) fill();",
  "const name = row.name ?? 'none';",
  "const path = 'schedule';",
  "let network = 'meta';",
])('is something else: %s', (code) => {
  expect(findLiterals('planted.tsx', code)).toEqual([]);
});
