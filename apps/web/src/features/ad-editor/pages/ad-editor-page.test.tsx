import { say } from '@posthorn/domain';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { json } from '../../../testing/fake-server.ts';
import { anUpload, aSearchAd } from '../../../testing/google-ads.ts';
import { toast } from '../../../ui/index.ts';
import { campaignKey } from '../../campaigns/index.ts';
import { anAd, aPicture } from '../testing/an-ad.ts';
import { aBanner } from '../testing/google-ads.ts';
import { openEditor } from '../testing/open-editor.tsx';

const edit = '/campaigns-overview/c1/ads/facebook-post-ad/ad1';
const create = '/campaigns-overview/c1/ads/facebook-post-ad/create';
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  // An editor that is closed says so a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  toast.clear();
  vi.unstubAllGlobals();
});

test('the address that an ad has of its own is shown, not that of its campaign', async () => {
  await openEditor({
    path: edit,
    campaign: { displayUrl: 'campaign.example' },
    ads: [anAd({ displayUrl: 'own.example' })],
  });
  await field('Message');
  const { textContent } = document.body;
  expect(textContent?.toLowerCase()).toContain('own.example');
  expect(textContent?.toLowerCase()).not.toContain('campaign.example');
});

test.each([
  ['/campaigns-overview/c1/ads/facebook-carousel-ad/ad1', /This ad is no longer there/],
  [
    '/campaigns-overview/c1/ads/linkedin-post-ad/create?copy=1&from=FacebookPostAd:gone',
    /The ad to copy is no longer there\./,
  ],
])('an address that leads nowhere says so: %s', async (path, said) => {
  await openEditor({ path, ads: [anAd()] });
  expect(await screen.findByText(said)).toBeDefined();
});

test('the library that was open when the page was loaded again lies above the editor', async () => {
  await openEditor({ path: `${create}/media-library` });
  const library = await screen.findByRole('dialog', { name: 'Media library' });
  expect(within(library).getByRole('heading', { name: 'Choose media' })).toBeDefined();
  expect(within(library).getByRole('button', { name: 'Confirm' })).toBeDefined();
  // Of two layers only the one on top can be reached.
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  fireEvent.click(within(library).getByRole('button', { name: 'Close' }));
  expect(await field('Message')).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Media library' })).toBeNull();
});

test('the picture of a video that was just uploaded appears by itself, and is no step', async () => {
  const film = aPicture('v1', { type: 'video', duration: 10 });
  const stills = [null, '/stills/v1.jpg'];
  await openEditor({
    path: edit,
    ads: [anAd({ media: [film] })],
    video: () => {
      const thumbnailUrl = stills.shift() ?? null;
      return { id: 'v1', version: 1, thumbnailUrl, previewUrl: null };
    },
  });
  await field('Message');
  expect(document.querySelector('img[src="/stills/v1.jpg"]')).toBeNull();
  await waitFor(() => expect(document.querySelector('img[src="/stills/v1.jpg"]')).not.toBeNull());
  expect((button('Undo') as HTMLButtonElement).disabled).toBe(true);
});

test('the button says that an ad of a running campaign is published when it is saved', async () => {
  const customChannelBudget = { facebook: 100_00, googleDisplay: 0, googleSearch: 0, linkedIn: 0 };
  const campaign = { status: 'active', customChannelBudget } as const;
  await openEditor({ path: edit, campaign, ads: [anAd()] });
  await field('Message');
  expect(button('Confirm and publish')).toBeDefined();
});

describe('saving', () => {
  test('sends the ad with its version once, and goes back to its channel', async () => {
    let answer = (_: Response) => {};
    const { saves, here } = await openEditor({
      path: edit,
      ads: [anAd({ version: 3 })],
      save: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await type('Headline', 'Better');
    fireEvent.click(button('Confirm'));
    fireEvent.click(button(/Confirm|Busy/));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()).toMatchObject([
      { method: 'PUT', version: '"3"', body: { headline: 'Better', status: 'active' } },
    ]);
    // Nothing closes it while it is under way.
    fireEvent.keyDown(await field('Message'), { key: 'Escape' });
    expect(here()).toContain('/ads/facebook-post-ad/ad1');
    await act(async () => answer(json(anAd({ version: 4, headline: 'Better' }))));
    await waitFor(() => expect(here()).toMatch(/campaign-details\/ads#facebook$/));
    expect(screen.queryByText('Draft discarded')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('.ad.'))).toEqual([]);
  });

  test('of something invalid sends nothing and shows the way', async () => {
    const { saves } = await openEditor({ path: create });
    await field('Message');
    expect(button('2 fields left')).toBeDefined();
    expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Confirm'));
    expect(saves()).toEqual([]);
    expect(screen.getAllByText(say('field.required')).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Library'));
    expect(button('2 fields to fix')).toBeDefined();
  });

  test('that fails loses nothing and says why, with the id that support asks for', async () => {
    const refusal = { code: 'failed', message: 'Very busy.', requestId: 'REQ-42', findings: [] };
    await openEditor({ path: edit, ads: [anAd()], save: () => json(refusal, 503) });
    await type('Message', 'Precious');
    fireEvent.click(button('Confirm'));
    expect(await screen.findByText(/Very busy\./)).toBeDefined();
    const writeText = vi.fn(async (_text: string) => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(screen.getByText('Request id: REQ-42')).toBeDefined();
    fireEvent.click(button('Copy id'));
    await screen.findByText('Id copied');
    expect(writeText).toHaveBeenCalledWith('REQ-42');
    expect(screen.getByText(/Very busy\./)).toBeDefined();
    expect(((await field('Message')) as HTMLInputElement).value).toBe('Precious');
    expect(button('Confirm').getAttribute('aria-disabled')).toBeNull();
  });

  test('on top of another person’s version asks whose words stay', async () => {
    const theirs = anAd({ version: 2, message: 'Theirs' });
    const stale = { code: 'stale', message: 'x', requestId: '1', findings: [], current: theirs };
    const { saves } = await openEditor({
      path: edit,
      ads: [anAd()],
      save: () => json(stale, 409),
    });
    await type('Message', 'Mine');
    fireEvent.click(button('Confirm'));
    const keep = await screen.findByRole('button', { name: 'Keep mine' });
    const both = within(screen.getByText('Yours').closest('dl') as HTMLElement);
    expect(both.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Mine',
      'Theirs',
    ]);
    fireEvent.click(keep);
    fireEvent.click(button('Confirm'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({ version: '"2"', body: { message: 'Mine' } });
  });

  test('on top of a version with other fields changed is sent again with both', async () => {
    const theirs = anAd({ version: 2, headline: 'Theirs' });
    const stale = { code: 'stale', message: 'x', requestId: '1', findings: [], current: theirs };
    const { saves, here } = await openEditor({
      path: edit,
      ads: [anAd()],
      save: () => (saves().length === 1 ? json(stale, 409) : json(anAd({ version: 3 }))),
    });
    await type('Message', 'Mine');
    fireEvent.click(button('Confirm'));
    await waitFor(() => expect(here()).toMatch(/campaign-details\/ads#facebook$/));
    expect(saves()[1]).toMatchObject({
      version: '"2"',
      body: { message: 'Mine', headline: 'Theirs' },
    });
  });

  test('of an ad that was deleted makes a new one', async () => {
    const { served, queryClient, saves } = await openEditor({
      path: edit,
      ads: [anAd()],
      save: () => json(anAd({ id: 'ad2' }), 201),
    });
    await type('Message', 'Mine');
    served.ads = [];
    await act(() => queryClient.invalidateQueries({ queryKey: campaignKey('a1', 'c1') }));
    await screen.findByText('Another person has deleted this ad');
    fireEvent.click(button('Confirm'));
    await waitFor(() => expect(saves()).toMatchObject([{ method: 'POST' }]));
  });
});

describe('what can not be edited', () => {
  test('a campaign that is over says so and shows the way back', async () => {
    const { here } = await openEditor({
      path: edit,
      campaign: { status: 'stopped' },
      ads: [anAd()],
    });
    await screen.findByText(say('ad.campaignOver'));
    fireEvent.click(button('Back to the ads'));
    await waitFor(() => expect(here()).toMatch(/campaign-details\/ads#facebook$/));
  });

  test('a campaign that ends meanwhile leaves what was written', async () => {
    const { served, queryClient } = await openEditor({ path: edit, ads: [anAd()] });
    await type('Message', 'Mine');
    served.campaign = { ...served.campaign, status: 'finished' };
    await act(() => queryClient.invalidateQueries({ queryKey: campaignKey('a1', 'c1') }));
    await screen.findByText(say('ad.campaignOver'));
    expect(((await field('Message')) as HTMLInputElement).value).toBe('Mine');
    expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
  });

  test('a running campaign keeps types closed that it does not have', async () => {
    await openEditor({ path: create, campaign: { status: 'active' }, ads: [anAd()] });
    const stories = await screen.findByRole('tab', { name: 'Stories' });
    expect(stories.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(stories);
    expect(await screen.findAllByText(say('ad.notInActive'))).not.toEqual([]);
    expect(screen.getByRole('tab', { name: 'Timeline' }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });
});

describe('a place that the package left out', () => {
  const instagram = '/campaigns-overview/c1/ads/instagram-';
  const { customChannelStatuses } = aCampaign();
  const campaign = {
    packageId: 'k1',
    customChannelStatuses: { ...customChannelStatuses, instagramStory: { status: false } },
  };
  const cancel = async () => {
    const dialog = await screen.findByRole('dialog', { name: /Instagram stor/i });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  };

  test('is left again with the words when a person only came by', async () => {
    const { here } = await openEditor({ path: `${instagram}post-ad/create`, campaign });
    await type('Message', 'Kept');
    fireEvent.click(await screen.findByRole('tab', { name: 'Stories' }));
    await waitFor(() => expect(here()).toBe(`${instagram}story-ad/create`));
    await cancel();
    await waitFor(() => expect(here()).toBe(`${instagram}post-ad/create`));
    expect(((await field('Message')) as HTMLInputElement).value).toBe('Kept');
  });

  test('leads back to the ads when the editor began there', async () => {
    const { here } = await openEditor({ path: `${instagram}story-ad/create`, campaign });
    await cancel();
    await waitFor(() => expect(here()).toMatch(/campaign-details\/ads#instagram$/));
  });
});

describe('ads of Google', () => {
  const ads = '/campaigns-overview/c1/ads';
  const label = (name: string) => screen.findByRole('button', { name });

  test('a search ad that got no answer is made once, however often it is confirmed', async () => {
    const { saves, here } = await openEditor({
      path: `${ads}/google-search-ad/create?copy=1&from=GoogleSearchAd:search1`,
      ads: [aSearchAd()],
      save: () => (saves().length < 2 ? Response.error() : json(aSearchAd({ id: 'new' }), 201)),
    });
    fireEvent.click(await label('Confirm'));
    await screen.findByText(say('request.noResponse'));
    fireEvent.click(await label('Confirm'));
    await waitFor(() => expect(here()).toMatch(/campaign-details\/ads#google-search$/));
    const [first, second] = saves();
    expect(first?.key).toMatch(/\w{8,}/);
    expect(second?.key).toBe(first?.key);
    expect(second).toMatchObject({ method: 'POST', body: { headlines: aSearchAd().headlines } });
  });

  test('other lines are another attempt', async () => {
    const { saves } = await openEditor({
      path: `${ads}/google-search-ad/create?copy=1&from=GoogleSearchAd:search1`,
      ads: [aSearchAd()],
      save: () => json({}, 500),
    });
    fireEvent.click(await label('Confirm'));
    await screen.findByText(/Something went wrong \(500/);
    await type('Headline 1', 'Better');
    fireEvent.click(await label('Confirm'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[0]?.key).not.toBe(saves()[1]?.key);
  });

  test('banners that were made are looked at before a person goes on', async () => {
    const { saves, here } = await openEditor({
      path: `${ads}/google-display-generated-ad/create?copy=1&from=GoogleDisplayGeneratedAd:banner1`,
      ads: [aBanner()],
      save: () => json(aBanner({ id: 'new', version: 1 }), 201),
    });
    fireEvent.click(await label('Create display ads'));
    const go = await label('Continue');
    expect(here()).toContain('/google-display-generated-ad/create');
    fireEvent.click(go);
    await waitFor(() => expect(here()).toMatch(/campaign-details\/ads#google$/));
    expect(saves()).toHaveLength(1);
    expect(screen.queryByText('Draft discarded')).toBeNull();
  });

  test('why banners could not be made is said no more beside the upload of a file', async () => {
    const refusal = { code: 'failed', message: 'x', requestId: 'REQ-7', findings: [] };
    await openEditor({
      path: `${ads}/google-display-generated-ad/create?copy=1&from=GoogleDisplayGeneratedAd:banner1`,
      ads: [aBanner()],
      save: () => json(refusal, 500),
    });
    fireEvent.click(await label('Create display ads'));
    await screen.findByText('Request id: REQ-7');
    fireEvent.click(screen.getByRole('tab', { name: /Zip/i }));
    await waitFor(() => expect(screen.queryByText('Request id: REQ-7')).toBeNull());
  });

  test('what was made and changed is updated', async () => {
    const { saves } = await openEditor({
      path: `${ads}/google-display-generated-ad/create?copy=1&from=GoogleDisplayGeneratedAd:banner1`,
      ads: [aBanner()],
      save: () => json(aBanner({ id: 'new', version: saves().length })),
    });
    fireEvent.click(await label('Create display ads'));
    await label('Continue');
    await type('Title', 'Another');
    fireEvent.click(await label('Update ad'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({ method: 'PUT', version: '"1"', body: { title: 'Another' } });
  });

  test('what was made and deleted by another person is made anew', async () => {
    const gone = { code: 'not_found', message: 'x', requestId: '1', findings: [] };
    const { saves } = await openEditor({
      path: `${ads}/google-display-generated-ad/create?copy=1&from=GoogleDisplayGeneratedAd:banner1`,
      ads: [aBanner()],
      save: () => (saves().length === 2 ? json(gone, 404) : json(aBanner({ id: 'new' }), 201)),
    });
    fireEvent.click(await label('Create display ads'));
    await label('Continue');
    await type('Title', 'Another');
    fireEvent.click(await label('Update ad'));
    await screen.findByText('Another person has deleted this ad');
    fireEvent.click(await label('Create display ads'));
    await waitFor(() => expect(saves()).toHaveLength(3));
    expect(saves()[2]).toMatchObject({ method: 'POST', body: { title: 'Another' } });
  });

  test('a running campaign without banners takes none', async () => {
    await openEditor({
      path: `${ads}/google-display-generated-ad/create`,
      campaign: { status: 'active' },
      ads: [anAd()],
    });
    expect(await screen.findAllByText(say('ad.notInActive'))).not.toEqual([]);
    expect((await label('Create display ads')).getAttribute('aria-disabled')).toBe('true');
  });

  test('what came in a file can not be edited', async () => {
    await openEditor({ path: `${ads}/google-display-custom-ad/upload1`, ads: [anUpload()] });
    expect(await screen.findByText('Uploaded banners stay as they are')).toBeDefined();
  });
});

test('the switch changes the address and keeps the query and the words', async () => {
  const { here } = await openEditor({ path: `${create}?x=1` });
  await type('Message', 'Kept');
  fireEvent.click(await screen.findByRole('radio', { name: 'Carousel' }));
  await waitFor(() => expect(here()).toContain('/ads/facebook-carousel-ad/create?x=1'));
  expect(((await field('Message')) as HTMLInputElement).value).toBe('Kept');
});

const kept = () => Object.entries(localStorage).filter(([key]) => key.includes('.ad.'));

/** The page goes, and no one closes the editor. */
async function crash(): Promise<void> {
  fireEvent(window, new Event('pagehide'));
  const left = kept();
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
  toast.clear();
  for (const [key, value] of left) localStorage.setItem(key, value);
}

test('a draft that was found stays on offer while a person writes', async () => {
  await openEditor({ path: create });
  await type('Message', 'Before the crash');
  await crash();

  await openEditor({ path: create });
  await type('Message', 'After it');
  fireEvent(window, new Event('pagehide'));
  expect(kept()).toHaveLength(2);
  fireEvent.click(button('Restore'));
  expect(((await field('Message')) as HTMLInputElement).value).toBe('Before the crash');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(kept()).toHaveLength(1);
});

test('of several drafts the newest is offered with its words, the others in a list', async () => {
  for (const [name, words] of [
    ['Message', 'First words'],
    // Behind the headline, which every new ad begins with.
    ['Link description', 'Second words'],
  ] as const) {
    await openEditor({ path: create });
    await type(name, words);
    await crash();
    // The clock is what tells which one is newer.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await openEditor({ path: create });
  expect(await screen.findByText(/“Second words”/)).toBeDefined();
  expect(screen.getAllByText(/You have an unsaved draft/)).toHaveLength(1);
  fireEvent.click(screen.getByText('1 older draft'));
  expect(screen.getByText(/“First words”/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Restore the draft from/ }));
  expect(((await field('Message')) as HTMLInputElement).value).toBe('First words');
});

test('the same draft is offered once, and discarded for good', async () => {
  for (let time = 0; time < 2; time += 1) {
    await openEditor({ path: create });
    await type('Message', 'The same again');
    await crash();
  }
  expect(kept()).toHaveLength(2);
  await openEditor({ path: create });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  expect(kept()).toHaveLength(0);
});

test('Escape throws away, and undo has it back', async () => {
  const { here } = await openEditor({ path: create });
  await type('Message', 'By mistake');
  fireEvent.keyDown(await field('Message'), { key: 'Escape' });
  await waitFor(() => expect(here()).toMatch(/campaign-details\/ads#facebook$/));
  const said = await screen.findByRole('alertdialog');
  expect(said.textContent).toContain('Draft discarded');
  fireEvent.click(within(said).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(here()).toBe(create));
  expect(((await field('Message')) as HTMLInputElement).value).toBe('By mistake');
});
