import type { ElementHandle, Locator } from '@playwright/test';
import { expect } from './test.ts';

/** One way to operate the product. Each presses and types the same things with what it has. */
export interface Hands {
  name: string;
  screen: { viewport: { width: number; height: number }; hasTouch: boolean };
  /** A button, a link, a tab, a box to tick, or an entry of a list. */
  press: (target: Locator) => Promise<void>;
  /** Goes into a field, which is no press. */
  enter: (target: Locator) => Promise<void>;
  /** Is done with a field, below which a list may lie over the next one. */
  leave: (target: Locator) => Promise<void>;
  /** Replaces what stands in a field. */
  type: (target: Locator, text: string) => Promise<void>;
}

/** A box that is drawn anew lies invisible inside its label, which is what people press. */
async function pressable(target: Locator): Promise<Locator> {
  await expect(target).toBeAttached();
  const isBox = await target.evaluate((element) => element.matches('[type=radio],[type=checkbox]'));
  return isBox ? target.locator('xpath=ancestor::label') : target;
}

/** A finger on a phone, whose keyboard has neither arrows nor Tab. */
export const phone: Hands = {
  name: 'phone',
  screen: { viewport: { width: 390, height: 844 }, hasTouch: true },
  press: async (target) => (await pressable(target)).tap(),
  enter: (target) => target.tap(),
  // As when its keyboard is put away.
  leave: (target) => target.blur(),
  type: async (target, text) => {
    await target.tap();
    await target.fill(text);
  },
};

/** No mouse at all: Tab and arrows lead there, Enter and Space press. */
export const keyboard: Hands = {
  name: 'keyboard',
  screen: { viewport: { width: 1440, height: 900 }, hasTouch: false },
  press: async (target) => {
    const reached = await reach(target);
    const how = await reached.evaluate((element) => {
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        return element.checked ? undefined : 'Space';
      }
      return element.matches('[type=checkbox],[role=row]') ? 'Space' : 'Enter';
    });
    if (how) await target.page().keyboard.press(how);
  },
  enter: async (target) => void (await reach(target)),
  leave: (target) => target.page().keyboard.press('Tab'),
  type: async (target, text) => {
    await reach(target);
    const keys = target.page().keyboard;
    await keys.press('ControlOrMeta+a');
    await keys.type(text);
  },
};

/** Far more than any of our pages has stops; what can not be reached fails. */
const STOPS = 150;

/**
 * Tab until the focus is there; inside a list, a row of tabs or a group of choices the arrows. The tiles of a
 * grid lie beside each other, and others may be put before them on the way: only the arrow to the right
 * passes each of them.
 */
async function reach(target: Locator): Promise<ElementHandle<HTMLElement | SVGElement>> {
  // Not by its role each time: while a list is open on the way, all else is hidden from readers.
  await expect(target).toBeAttached();
  const wanted = await target.elementHandle();
  if (!wanted) throw new Error('It went away');
  for (let stop = 0; stop < STOPS; stop += 1) {
    const key = await wanted.evaluate((element) => {
      const { activeElement: active } = document;
      if (active === element) return undefined;
      const group = element.closest('[role=radiogroup],[role=listbox],[role=grid],[role=tablist]');
      if (!active || active === group || !group?.contains(active)) return 'Tab';
      return group.matches('[role=tablist],[role=grid]') ? 'ArrowRight' : 'ArrowDown';
    });
    if (!key) return wanted;
    await target.page().keyboard.press(key);
  }
  throw new Error(`The keyboard does not lead to ${target}`);
}
