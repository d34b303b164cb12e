import { readFileSync } from 'node:fs';

const pollMs = 500;

/**
 * npm that is killed cannot pass the signal on: without this, a product that no one sees would
 * keep its port and its data. Only under npm, because who starts node in the background and
 * leaves the shell wants it to stay.
 * @param {() => void} act
 */
export function whenNpmDies(act) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const parents = forebears();
  const timer = setInterval(() => {
    if (forebears() === parents) return;
    clearInterval(timer);
    act();
  }, pollMs);
  return () => clearInterval(timer);
}

/** npm runs its scripts through a shell, and not every shell steps aside for the program. */
function forebears() {
  const parent = process.ppid;
  try {
    const [, name, grandparent] =
      /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /sh$/.test(name ?? '') ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    // Not Linux: there the system's shell does step aside.
    return `${parent}`;
  }
}
