import { expect, type Page, test } from '@playwright/test';

interface Press {
  how: 'click' | 'Enter' | 'Space';
  /** What was pressed, as a person would name it. */
  what: string;
}

interface Presses {
  /** Prints what was pressed and typed since the counting began, and fails above the limit. */
  expectAtMost: (limit: number, way: string) => void;
}

/**
 * Counts what a person has to press: clicks, and Enter and Space that activate something. Entering a field,
 * Tab, and what is typed into a field are no presses; typed characters are counted by themselves.
 * Begins with the page that is opened next, or at once on the page that is open.
 */
export async function countPresses(page: Page): Promise<Presses> {
  const pressed: Press[] = [];
  let typed = 0;
  await page.exposeFunction('countPress', (how: Press['how'], what: string) => {
    pressed.push({ how, what });
  });
  await page.exposeFunction('countTyped', (characters: number) => {
    typed += characters;
  });
  await page.addInitScript(watchPresses);
  await page.evaluate(watchPresses);
  return {
    expectAtMost(limit, way) {
      const list = pressed.map(({ how, what }, at) => `  ${at + 1}. ${how}: ${what}`).join('\n');
      const sum = `${way}: ${pressed.length} presses, ${typed} characters typed`;
      process.stdout.write(`${sum}\n${list}\n`);
      test.info().annotations.push({ type: 'presses', description: sum });
      expect(pressed.length, `${sum}\n${list}`).toBeLessThanOrEqual(limit);
      expect(pressed.length, 'Presses were seen at all').toBeGreaterThan(0);
    },
  };
}

/** Runs in the browser, so it can use nothing of this file. */
function watchPresses(): void {
  const counting = window as unknown as {
    countsPresses?: true;
    countPress: (how: string, what: string) => void;
    countTyped: (characters: number) => void;
  };
  if (counting.countsPresses) return;
  counting.countsPresses = true;
  const untyped = /^(button|submit|reset|checkbox|radio|file|image|range|color)$/;
  const element = (event: Event) => (event.target instanceof Element ? event.target : undefined);
  const isTextField = (target: Element | undefined) =>
    (target instanceof HTMLInputElement && !untyped.test(target.type)) ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable);
  const isText = (target: Element | undefined) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable);
  const name = (target: Element | undefined) => {
    const named = target?.closest('button, a, label, [role], [aria-label]') ?? target;
    const words = named?.getAttribute('aria-label') ?? named?.textContent ?? '';
    return words.replace(/\s+/g, ' ').trim().slice(0, 60) || (named?.tagName ?? 'the page');
  };
  document.addEventListener(
    'pointerdown',
    (event) => {
      const target = element(event);
      const field = target?.closest('label')?.control ?? target;
      if (event.isTrusted && !isTextField(field)) counting.countPress('click', name(target));
    },
    true,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || event.repeat || event.isComposing) return;
      const target = element(event);
      if (event.key === 'Enter' && !isText(target)) counting.countPress('Enter', name(target));
      if (event.key === ' ' && !isTextField(target)) counting.countPress('Space', name(target));
    },
    true,
  );
  document.addEventListener(
    'input',
    (event) => {
      if (event instanceof InputEvent && event.isTrusted)
        counting.countTyped(event.data?.length ?? 0);
    },
    true,
  );
}
