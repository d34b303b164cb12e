import { emptyBannerCopy, say } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { anUpload } from '../../../testing/google-ads.ts';
import { createEditorStore } from '../model/editor-store.ts';
import {
  badPlaces,
  firstProblem,
  isDirty,
  isMade,
  saveLabelOf,
  saveProblem,
} from '../model/editor-view.ts';
import { formOf } from '../model/forms.ts';
import { aBanner, aLogo } from '../testing/google-ads.ts';
import { type BannerCopy, bodyOf } from './save-banner-ad.ts';

const full: BannerCopy = {
  type: 'Vacancy',
  title: 'ICU nurse',
  subtitle: 'Close to home',
  tags: ['32 hours', ' '],
  callToAction: 'Apply now',
  primaryColor: '#0B6B43',
  logo: aLogo('l1'),
};
const form = formOf<BannerCopy>('GoogleDisplayGeneratedAd');
let now = 0;
const open = (copy: BannerCopy, campaignType: 'consideration' | undefined = 'consideration') =>
  createEditorStore(
    { adType: 'GoogleDisplayGeneratedAd', copy, version: null, of: 'campaign', campaignType },
    () => now,
  );

test('a new one has the title of its campaign, in whole words', () => {
  expect(form.empty('GoogleDisplayGeneratedAd', ' ICU nurse ')).toEqual({
    ...emptyBannerCopy,
    title: 'ICU nurse',
  });
  expect(form.empty('GoogleDisplayGeneratedAd', `${'x'.repeat(50)} and more`).title).toBe(
    `${'x'.repeat(50)} and`,
  );
});

test('a template leaves the button and the logo to its campaigns', () => {
  const bare = { ...full, callToAction: '', logo: null };
  expect(badPlaces(open(bare).snapshot())).toEqual(['callToAction', 'logo']);
  const store = createEditorStore({
    adType: 'GoogleDisplayGeneratedAd',
    copy: bare,
    version: null,
    of: 'template',
    campaignType: undefined,
  });
  expect(badPlaces(store.snapshot())).toEqual([]);
});

test('a logo that is on its way is not missed', () => {
  const store = open({ ...full, logo: null });
  store.setUploading(true);
  expect(badPlaces(store.snapshot())).toEqual([]);
  expect(firstProblem(store.snapshot())).toBe(say('ad.uploading'));
});

test('a colour that is dragged is one step, the next one another', () => {
  const store = open(full);
  for (const colour of ['#0B6B44', '#0B6B45', '#0B6B46']) {
    now += 20;
    store.change('primaryColor', colour);
  }
  now += 2_000;
  store.change('primaryColor', '#111827');
  store.undo();
  expect(store.snapshot().copy.primaryColor).toBe('#0B6B46');
  store.undo();
  expect(store.snapshot().copy.primaryColor).toBe('#0B6B43');
});

describe('the button', () => {
  const label = (store: ReturnType<typeof open>, isEditing = false) =>
    saveLabelOf(store.snapshot(), isEditing);

  test('creates, goes on, and updates what was changed since', () => {
    const store = open(full);
    expect(label(store)).toBe('Create display ads');
    expect(label(store, true)).toBe('Update ad');
    const ad = aBanner({ version: 1 });
    store.stayWith({ copy: form.copyOfAd(ad), version: 1 }, ad, store.snapshot().copy);
    expect(label(store)).toBe('Continue');
    expect(isDirty(store.snapshot())).toBe(false);
    store.change('title', 'Another');
    expect(label(store)).toBe('Update ad');
    expect(isMade(store.snapshot())).toBe(false);
  });

  test('waits for the banners of a file', () => {
    const store = open(full);
    store.switchType('GoogleDisplayCustomAd');
    expect(firstProblem(store.snapshot())).toBe(say('zip.uploadIdle'));
    expect(badPlaces(store.snapshot())).toEqual(['zip']);
    store.setMade([anUpload()]);
    expect(saveProblem(store.snapshot(), 'Closed')).toBeUndefined();
    expect(label(store)).toBe('Continue');
    // Another file takes their place: anyone who left now would have neither.
    store.setUploading(true);
    expect(saveProblem(store.snapshot())).toBe(say('ad.uploading'));
  });
});

describe('an editor that stays open', () => {
  const ad = aBanner();
  const saved = { copy: form.copyOfAd(ad), version: 1 };

  test('keeps what was typed while it saved', () => {
    const store = open(full);
    const sent = store.snapshot().copy;
    store.startSaving();
    store.change('title', 'Typed since');
    store.stayWith(saved, ad, sent);
    expect(store.snapshot().copy.title).toBe('Typed since');
    expect(saveLabelOf(store.snapshot(), false)).toBe('Update ad');
  });

  test('keeps the banners of a file beside those it draws', () => {
    const store = open(full);
    store.setMade([anUpload()]);
    store.stayWith(saved, ad, store.snapshot().copy);
    store.stayWith({ ...saved, version: 2 }, { ...ad, version: 2 }, store.snapshot().copy);
    expect(store.snapshot().made).toEqual([anUpload(), { ...ad, version: 2 }]);
  });

  test('makes a new ad when another person deleted it', () => {
    const store = open(full);
    store.stayWith(saved, ad, store.snapshot().copy);
    store.change('title', 'Another');
    store.loseAd();
    expect(saveLabelOf(store.snapshot(), false)).toBe('Create display ads');
    store.stayWith(saved, ad, store.snapshot().copy);
    expect(store.snapshot().isGone).toBe(false);
    expect(saveLabelOf(store.snapshot(), false)).toBe('Continue');
  });
});

test('the other tab clears the button, but not that of an ad that is made', () => {
  const store = open(full);
  store.switchType('GoogleDisplayCustomAd');
  expect(store.snapshot().copy).toEqual({ ...full, callToAction: '' });
  store.undo();
  store.setMade([aBanner()]);
  store.switchType('GoogleDisplayCustomAd');
  expect(store.snapshot().copy).toEqual(full);
});

test.each([
  [
    new ApiError({ status: 500, statusText: 'Internal Server Error', body: undefined }),
    'Failed to generate ads. (500: Internal Server Error)',
  ],
  [new ApiError({ status: 500, statusText: '', body: undefined }), 'Failed to generate ads.'],
  [new ApiError({ status: 0, statusText: '', body: undefined }), 'Failed to generate ads.'],
])('a failure %s is told', (error, text) => {
  expect(form.failureText?.(error)).toBe(text);
});

test('a refusal is told with its own reason', () => {
  const refusal = new ApiError({ status: 409, statusText: 'Conflict', body: undefined });
  expect(form.failureText?.(refusal)).toBeUndefined();
});

test('what is sent has the names of the server', () => {
  expect(bodyOf(full)).toEqual({
    type: 'Vacancy',
    intro: 'Close to home',
    title: 'ICU nurse',
    call_to_action: 'Apply now',
    tags: ['32 hours'],
    background_color: '#0B6B43',
    logo_url: '/api/images/l1/file',
  });
});

test.each<[unknown, boolean]>([
  [full, true],
  [{ ...full, logo: null }, true],
  [{ ...full, tags: [1] }, false],
  [{ ...full, logo: 'l1' }, false],
  [{}, false],
])('%j is a draft: %s', (value, isOne) => {
  expect(form.isCopy(value)).toBe(isOne);
});

test('two people who change different tags both keep theirs, and are asked about the same one', () => {
  const banner = { ...full, tags: ['32 hours', 'Night shifts'] };
  const store = createEditorStore({
    adType: 'GoogleDisplayGeneratedAd',
    copy: banner,
    version: 1,
    of: 'campaign',
    campaignType: 'consideration',
  });
  store.change('tags', ['36 hours', 'Night shifts']);
  const theirs = { ...banner, tags: ['32 hours', 'Day shifts', 'Parking'] };
  expect(store.receive({ copy: theirs, version: 2 })).toBe('merged');
  expect(store.snapshot().copy.tags).toEqual(['36 hours', 'Day shifts', 'Parking']);
  const again = { ...theirs, tags: ['24 hours', 'Day shifts', 'Parking'] };
  expect(store.receive({ copy: again, version: 3 })).toBe('undecided');
});
