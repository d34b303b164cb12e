import { beforeEach, describe, expect, test } from 'vitest';
import type { SocialCopy } from '../social/save-social-ad.ts';
import { aPicture, emptyCopy } from '../testing/an-ad.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';

let now: number;
let store: EditorStore<SocialCopy>;

beforeEach(() => {
  now = 0;
  store = createEditorStore(
    {
      adType: 'FacebookPostAd',
      copy: emptyCopy,
      version: null,
      of: 'campaign',
      campaignType: undefined,
    },
    () => now,
  );
});

/** Key by key, as a person types. */
function type(text: string, field: 'message' | 'headline' = 'message', pause = 50): void {
  for (const letter of text) {
    now += pause;
    store.change(field, store.snapshot().copy[field] + letter);
  }
}
const message = () => store.snapshot().copy.message;

describe('typing', () => {
  test('is taken back word by word', () => {
    type('Come and work');
    store.undo();
    expect(message()).toBe('Come and ');
    store.undo();
    expect(message()).toBe('Come ');
    store.undo();
    expect(message()).toBe('');
    expect(store.undo()).toBeUndefined();
  });

  test('is taken back up to a rest', () => {
    type('nur');
    now += 600;
    type('ses');
    store.undo();
    expect(message()).toBe('nur');
  });

  test('in another field is a step of its own', () => {
    type('one');
    type('two', 'headline');
    type('s');
    store.undo();
    expect(message()).toBe('one');
    store.undo();
    expect(store.snapshot().copy.headline).toBe('');
    expect(message()).toBe('one');
  });

  test('and erasing are two steps', () => {
    type('word');
    for (const text of ['wor', 'wo']) {
      now += 50;
      store.change('message', text);
    }
    store.undo();
    expect(message()).toBe('word');
    store.undo();
    expect(message()).toBe('');
  });

  test('elsewhere in the text is another step', () => {
    type('abcdef');
    now += 50;
    store.change('message', 'xabcdef');
    store.undo();
    expect(message()).toBe('abcdef');
  });

  test('what is pasted or inserted stands alone', () => {
    type('in');
    store.change('message', 'in Groningen');
    type('!');
    store.undo();
    expect(message()).toBe('in Groningen');
    store.undo();
    expect(message()).toBe('in');
  });

  test('an emoji is one key, however long it is', () => {
    type('a');
    now += 10;
    store.change('message', 'a👩‍👩‍👧');
    store.undo();
    expect(message()).toBe('');
  });

  test('a character that is put together is one step', () => {
    store.compose(true);
    for (const text of ['k', 'ka', 'か', 'かn', '家']) store.change('message', text);
    store.compose(false);
    store.undo();
    expect(message()).toBe('');
  });
});

test('what is put together one after the other is taken back one by one', () => {
  for (const texts of [
    ['k', 'か', '家'],
    ['家n', '家に'],
  ]) {
    store.compose(true);
    for (const text of texts) store.change('message', text);
    store.compose(false);
  }
  store.undo();
  expect(message()).toBe('家');
  store.undo();
  expect(message()).toBe('');
});

describe('undo and redo', () => {
  test('lead over media, the button and the type', () => {
    store.change('media', [aPicture('m1')]);
    store.change('callToAction', 'SIGN_UP');
    store.switchType('FacebookCarouselAd');
    expect(store.snapshot()).toMatchObject({ adType: 'FacebookCarouselAd' });
    expect(store.snapshot().copy.callToAction).toBe('');
    store.undo();
    expect(store.snapshot()).toMatchObject({ adType: 'FacebookPostAd' });
    expect(store.snapshot().copy.callToAction).toBe('SIGN_UP');
    store.undo();
    store.undo();
    expect(store.snapshot().copy).toEqual(emptyCopy);
    store.redo();
    store.redo();
    store.redo();
    expect(store.snapshot()).toMatchObject({ adType: 'FacebookCarouselAd' });
    expect(store.redo()).toBeUndefined();
  });

  test('a new step forgets what could be done again', () => {
    type('one');
    store.undo();
    type('two');
    expect(store.redo()).toBeUndefined();
    expect(message()).toBe('two');
  });

  test('typing after an undo is a new step', () => {
    type('one two');
    store.undo();
    type('x');
    store.undo();
    expect(message()).toBe('one ');
  });

  test('say where they happened', () => {
    type('one two three');
    expect(store.undo()).toEqual({ path: 'message', caret: 8 });
    expect(store.redo()).toEqual({ path: 'message', caret: 13 });
    store.change('callToAction', 'SIGN_UP');
    expect(store.undo()).toEqual({ path: 'callToAction' });
  });

  test('reach back two hundred steps', () => {
    for (let n = 0; n <= 250; n += 1) store.change('callToAction', `N${n}`);
    let steps = 0;
    while (store.undo()) steps += 1;
    expect(steps).toBe(200);
  });
});
