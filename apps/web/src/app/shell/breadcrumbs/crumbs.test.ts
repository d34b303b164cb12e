import {
  COMPANY_SETTINGS_PATH,
  campaignFiguresPath,
  FINANCE_SETTINGS_PATH,
  HOME_PATH,
  MAIL_PATH,
  newsPageOf,
  newsPath,
  notificationKinds,
  roles,
  USERS_SETTINGS_PATH,
  workspaceFiguresPath,
} from '@posthorn/domain';
import { expect, test } from 'vitest';
import { isSettingsTab } from '../../../features/settings/index.ts';
import { crumbsOf, parentOf } from './crumbs.ts';
import { isPage } from './is-page.ts';

const campaignId = '0190a8f2-7c1e-7a55-9d3e-2f64c1b0aa01';
const overview = { label: 'Campaigns overview', href: '/campaigns-overview' };

test('the overview is one crumb without a parent', () => {
  const crumbs = crumbsOf('/campaigns-overview', isPage);
  expect(crumbs).toEqual([overview]);
  expect(parentOf(crumbs)).toBeUndefined();
});

test('ids are omitted and a segment without a page is plain text', () => {
  const path = `/campaigns-overview/set-campaign/${campaignId}/campaign-details`;
  const crumbs = crumbsOf(path, isPage);
  expect(crumbs).toEqual([
    overview,
    { label: 'Set campaign' },
    { label: 'Campaign details', href: path },
  ]);
  expect(parentOf(crumbs)).toBe('/campaigns-overview');
});

test.each(['create-job-list', `update-job-list/${campaignId}`])(
  'the way back from %s is the list of job lists',
  (page) => {
    expect(parentOf(crumbsOf(`/job-library/${page}`, isPage))).toBe('/job-library/job-list');
  },
);

test('an omitted id stays in the address of the crumbs behind it', () => {
  const details = `/campaigns-overview/set-campaign/${campaignId}/campaign-details`;
  const crumbs = crumbsOf(`${details}/ads`, () => true);
  expect(crumbs.map((crumb) => crumb.label)).toEqual([
    'Campaigns overview',
    'Set campaign',
    'Campaign details',
    'Ads',
  ]);
  expect(crumbs[2]?.href).toBe(details);
  expect(parentOf(crumbs)).toBe(details);
});

test.each(['manual-settings', 'template-settings'])('%s is not shown', (segment) => {
  const crumbs = crumbsOf(`/campaigns-overview/set-campaign/${segment}`, () => true);
  expect(crumbs.map((crumb) => crumb.label)).toEqual(['Campaigns overview', 'Set campaign']);
});

test('the ads of a template stand below its settings and its list', () => {
  const details = `/presets/templates/custom-templates/${campaignId}/template-details`;
  expect(crumbsOf(`${details}/ads`, isPage)).toEqual([
    { label: 'Presets' },
    { label: 'Templates' },
    { label: 'Custom templates', href: '/presets/templates/custom-templates' },
    { label: 'Template details', href: details },
    { label: 'Ads', href: `${details}/ads` },
  ]);
});

test('odd addresses never fail', () => {
  expect(crumbsOf('/', isPage)).toEqual([]);
  expect(crumbsOf('//a%/b-c/', isPage)).toEqual([{ label: 'A%' }, { label: 'B c' }]);
});

test('what only sends the visitor on is no page', () => {
  expect(isPage('/campaigns-overview/set-campaign/x/campaign-details')).toBe(true);
  expect(isPage('/campaigns-overview/set-campaign')).toBe(false);
  expect(isPage('/campaigns-overview/set-campaign/x')).toBe(false);
  expect(isPage('/workspaces/north')).toBe(false);
});

test.each(notificationKinds)('a notification of the kind %s leads to a page', (kind) => {
  for (const role of roles) {
    expect(isPage(newsPath(newsPageOf(kind, role), campaignId))).toBe(true);
  }
});

test('the weekly letter leads to pages', () => {
  const days = { from: '2026-11-09', to: '2026-11-15' };
  for (const path of [workspaceFiguresPath('All', days), campaignFiguresPath(campaignId, days)]) {
    expect(isPage(path.split('?')[0] ?? '')).toBe(true);
  }
});

test.each([HOME_PATH, MAIL_PATH])('%s, which letters name, is a page', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each([COMPANY_SETTINGS_PATH, FINANCE_SETTINGS_PATH, USERS_SETTINGS_PATH])(
  '%s, which the server names, is a part of the settings',
  (path) => {
    expect(isPage(path)).toBe(true);
    expect(isSettingsTab(path.split('/').at(-1) ?? '')).toBe(true);
  },
);

test('an abbreviation is written as one', () => {
  expect(crumbsOf('/ui', () => true)).toEqual([{ label: 'UI', href: '/ui' }]);
});

test.each([
  ['figures', 'Figures: Acute Care'],
  ['report', 'Report: Acute Care'],
])('the %s of a workspace are called by its own name', (page, label) => {
  const path = `/campaigns-overview/${page}/acute-care`;
  const workspaceOf = (slug: string) => (slug === 'acute-care' ? 'Acute Care' : undefined);
  expect(crumbsOf(path, isPage, workspaceOf)).toEqual([overview, { label, href: path }]);
  expect(crumbsOf(path, isPage)[1]?.label).toMatch(/: Acute care$/);
});
