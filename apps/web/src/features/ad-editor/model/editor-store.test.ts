import { say } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { aCopy, aPicture, emptyCopy } from '../testing/an-ad.ts';
import { createEditorStore } from './editor-store.ts';
import { badPlaces, errorOf, firstProblem, isDirty } from './editor-view.ts';

const required = say('field.required');

const openNew = (
  adType: 'FacebookPostAd' | 'FacebookStoryAd' | 'InstagramPostAd' = 'FacebookPostAd',
) =>
  createEditorStore({
    adType,
    copy: emptyCopy,
    version: null,
    of: 'campaign',
    campaignType: 'consideration',
  });
const openSaved = (version = 1, copy = aCopy()) =>
  createEditorStore({
    adType: 'FacebookPostAd',
    copy,
    version,
    of: 'campaign',
    campaignType: 'consideration',
  });

describe('what is wrong', () => {
  test('is said at a field once a person was there', () => {
    const store = openNew();
    const error = (field: 'message' | 'headline') => errorOf(store.snapshot(), field);
    expect(badPlaces(store.snapshot())).toEqual([
      'media',
      'message',
      'headline',
      'linkDescription',
      'callToAction',
    ]);
    expect(error('message')).toBeUndefined();
    store.touch('message');
    expect(error('message')).toBe(required);
    expect(error('headline')).toBeUndefined();
    store.change('headline', 'x');
    store.change('headline', '');
    expect(error('headline')).toBe(required);
    store.touchAll();
    expect(errorOf(store.snapshot(), 'media')).toBe(say('ad.mediaMissing'));
    expect(firstProblem(store.snapshot())).toBe(say('ad.mediaMissing'));
  });

  test('is said at once where it is not about being empty', () => {
    const store = openSaved(1, aCopy({ headline: 'x'.repeat(81) }));
    expect(errorOf(store.snapshot(), 'headline')).toBe(say('field.maxLength', { max: 80 }));
    expect(firstProblem(store.snapshot())).toBe(`Headline: ${say('field.maxLength', { max: 80 })}`);
  });

  test('of a story is less', () => {
    expect(badPlaces(openNew('FacebookStoryAd').snapshot())).toEqual(['media', 'callToAction']);
    expect(badPlaces(openNew('InstagramPostAd').snapshot())).toEqual([
      'media',
      'message',
      'callToAction',
    ]);
  });

  test('a long message only warns', () => {
    const store = openSaved(1, aCopy({ message: `${'x'.repeat(200)}\n\n\n\n\n` }));
    expect(firstProblem(store.snapshot())).toBeUndefined();
  });

  test('changes with the type of the campaign', () => {
    const store = openSaved();
    store.setCampaignType('leadform');
    expect(errorOf(store.snapshot(), 'callToAction')).toBe(say('field.unknown'));
  });
});

test('nothing is saved without what is still on its way', () => {
  const store = openSaved(1, aCopy({ media: [null] }));
  store.touchAll();
  store.setUploading(true);
  expect(firstProblem(store.snapshot())).toBe(say('ad.uploading'));
  expect(isDirty(store.snapshot())).toBe(true);
  expect(errorOf(store.snapshot(), 'media')).toBeUndefined();
  store.setUploading(false);
  expect(firstProblem(store.snapshot())).toBe(say('ad.mediaMissing'));
  expect(isDirty(store.snapshot())).toBe(false);
});

describe('another type', () => {
  test('reproaches no one with what it cleared itself', () => {
    const store = openNew();
    store.change('callToAction', 'SIGN_UP');
    store.change('media', [aPicture('m1')]);
    expect(store.switchType('FacebookCarouselAd')).toBe(false);
    expect(store.snapshot().copy.callToAction).toBe('');
    expect(errorOf(store.snapshot(), 'callToAction')).toBeUndefined();
    expect(errorOf(store.snapshot(), 'media')).toBeUndefined();
    store.touchAll();
    expect(errorOf(store.snapshot(), 'media')).toBe(say('ad.facebookCarousel'));
  });

  test('can be left for the one before, with what was typed since', () => {
    const store = openNew('InstagramPostAd');
    expect(store.takeSwitchBack(() => true)).toBe(false);
    store.switchType('InstagramStoryAd');
    expect(store.takeSwitchBack((type) => type !== 'InstagramPostAd')).toBe(false);
    store.change('message', 'Since then');
    expect(store.takeSwitchBack(() => true)).toBe(true);
    expect(store.snapshot()).toMatchObject({
      adType: 'InstagramPostAd',
      copy: { message: 'Since then' },
    });
  });

  test('tells when media had to stay behind', () => {
    const store = openNew();
    store.change('media', [aPicture('v', { type: 'video', width: 1920, duration: 10 })]);
    expect(store.switchType('FacebookStoryAd')).toBe(true);
    expect(store.snapshot().copy.media).toEqual([null]);
  });
});

describe('the server', () => {
  const refusal = (findings: { code: string; path: string }[], message = 'No') =>
    new ApiError({
      status: 422,
      statusText: '',
      body: {
        message,
        findings: findings.map((found) => ({ ...found, severity: 'error' })) as never,
      },
    });

  test('says at the fields what it does not take, until they change', () => {
    const store = openSaved();
    store.startSaving();
    store.failSaving(
      refusal([
        { code: 'field.unknown', path: 'media.0' },
        { code: 'field.malformed', path: 'media.1' },
        { code: 'field.malformed', path: 'message' },
      ]),
      null,
    );
    expect(store.snapshot().isSaving).toBe(false);
    expect(errorOf(store.snapshot(), 'media')).toBe(say('field.unknown'));
    expect(errorOf(store.snapshot(), 'message')).toBe(say('field.malformed'));
    expect(badPlaces(store.snapshot())).toEqual(['media', 'message']);
    store.change('message', 'Better');
    expect(errorOf(store.snapshot(), 'message')).toBeUndefined();
    // It may be tried again: the server decides anew.
    expect(firstProblem(store.snapshot())).toBeUndefined();
  });

  test('is told elsewhere what is about no field', () => {
    const store = openSaved();
    expect(store.failSaving(refusal([], 'No response'), null)).toBe('failed');
    const atField = refusal([{ code: 'field.malformed', path: 'message' }]);
    expect(store.failSaving(atField, null)).toBe('atFields');
  });
});

describe('another person', () => {
  const theirs = { copy: aCopy({ message: 'Theirs' }), version: 2 };

  test('changes what no one is writing', () => {
    const store = openSaved();
    expect(store.receive(theirs)).toBe('taken');
    expect(store.snapshot().copy.message).toBe('Theirs');
    expect(isDirty(store.snapshot())).toBe(false);
  });

  test('never overwrites what is typed', () => {
    const store = openSaved();
    store.change('message', 'Mine');
    expect(store.receive(theirs)).toBe('undecided');
    expect(store.snapshot().copy.message).toBe('Mine');
    expect(firstProblem(store.snapshot())).toBe(say('request.stale'));
    store.keepMine();
    expect(store.snapshot()).toMatchObject({ theirs: null, base: { version: 2 } });
    expect(store.snapshot().copy.message).toBe('Mine');
  });

  test('is one undo away when mine is kept', () => {
    const store = openSaved();
    store.change('message', 'Mine');
    store.receive(theirs);
    store.keepMine();
    store.undo();
    expect(store.snapshot().copy.message).toBe('Theirs');
    expect(isDirty(store.snapshot())).toBe(false);
    store.redo();
    expect(store.snapshot().copy.message).toBe('Mine');
  });

  test('who changed other fields is merged, and nothing is asked', () => {
    const store = openSaved();
    store.change('message', 'Mine at first');
    store.change('message', 'Mine');
    const copy = aCopy({ headline: 'Their headline' });
    expect(store.receive({ copy, version: 2 })).toBe('merged');
    expect(store.snapshot()).toMatchObject({ theirs: null, base: { version: 2 } });
    expect(store.snapshot().copy).toEqual(aCopy({ message: 'Mine', headline: 'Their headline' }));
    // No step leads back to before that: saving it would undo their work.
    while (store.undo());
    expect(store.snapshot().copy).toEqual(copy);
    expect(isDirty(store.snapshot())).toBe(false);
  });

  test('who changed other fields does not stop a save', () => {
    const store = openSaved();
    store.change('message', 'Mine');
    store.startSaving();
    const current = { copy: aCopy({ headline: 'Theirs' }), version: 2 };
    expect(store.failSaving(new Error('stale'), current)).toBe('merged');
    expect(store.snapshot().copy).toEqual(aCopy({ message: 'Mine', headline: 'Theirs' }));
  });

  test('a version that is not newer is not sent against again', () => {
    const store = openSaved(2);
    store.change('message', 'Mine');
    store.startSaving();
    expect(store.failSaving(new Error('stale'), theirs)).toBe('failed');
    expect(store.snapshot()).toMatchObject({ isSaving: false, copy: { message: 'Mine' } });
  });

  test('is preferred only where both wrote', () => {
    const store = openSaved();
    store.change('message', 'Mine');
    store.change('linkDescription', 'Mine too');
    store.receive({ copy: { ...theirs.copy, headline: 'Theirs too' }, version: 2 });
    store.takeTheirs();
    expect(store.snapshot().copy).toEqual(
      aCopy({ message: 'Theirs', headline: 'Theirs too', linkDescription: 'Mine too' }),
    );
  });

  test('keeps what I never touched', () => {
    const store = openSaved();
    store.change('message', 'Mine');
    const media = [aPicture('m2')];
    store.receive({ copy: { ...theirs.copy, headline: 'Their headline', media }, version: 2 });
    store.keepMine();
    expect(store.snapshot().copy).toEqual(
      aCopy({ message: 'Mine', headline: 'Their headline', media }),
    );
    // First to all of theirs, then to all of mine.
    store.undo();
    store.undo();
    expect(store.snapshot().copy).toEqual(aCopy({ message: 'Mine' }));
  });

  test('can be preferred, and mine is one undo away', () => {
    const store = openSaved();
    store.change('message', 'Mine');
    store.failSaving(new Error('stale'), theirs);
    store.takeTheirs();
    expect(store.snapshot().copy.message).toBe('Theirs');
    expect(isDirty(store.snapshot())).toBe(false);
    store.undo();
    expect(store.snapshot().copy.message).toBe('Mine');
    expect(store.snapshot().base.version).toBe(2);
  });

  test('who wrote the same is no news', () => {
    const store = openSaved();
    store.change('message', 'Theirs');
    expect(store.receive(theirs)).toBeUndefined();
    expect(store.snapshot()).toMatchObject({ theirs: null, base: { version: 2 } });
    expect(store.receive({ ...theirs, version: 1 })).toBeUndefined();
  });

  test('may delete the ad', () => {
    const store = openSaved();
    store.change('message', 'Mine');
    store.receive(null);
    expect(store.snapshot()).toMatchObject({ isGone: true, copy: { message: 'Mine' } });
  });
});

test('what was unsaved comes back as a step, and tells when the ad is newer', () => {
  const store = openSaved(3);
  store.restore({ adType: 'FacebookPostAd', copy: aCopy({ message: 'Old draft' }) }, 2);
  expect(store.snapshot().copy.message).toBe('Old draft');
  expect(store.snapshot().theirs?.version).toBe(3);
  store.keepMine();
  store.undo();
  expect(isDirty(store.snapshot())).toBe(false);
});

test('empty places and the type alone are nothing to keep', () => {
  const store = openNew();
  store.switchType('FacebookCarouselAd');
  store.change('media', [null, null, null]);
  expect(isDirty(store.snapshot())).toBe(false);
  store.change('message', 'x');
  expect(isDirty(store.snapshot())).toBe(true);
  store.finishSaving();
  expect(isDirty(store.snapshot())).toBe(false);
});
