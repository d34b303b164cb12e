import { checkBoundaries } from './stages/boundaries.mjs';
import { makeSureOfBrowser } from './stages/browser.mjs';
import { buildEverything } from './stages/build.mjs';
import { findDeadCode } from './stages/dead-code.mjs';
import { measureFirstScreens } from './stages/first-screens.mjs';
import { formatAndLint } from './stages/format-and-lint.mjs';
import { browserJourneys } from './stages/journeys.mjs';
import { findProse } from './stages/prose.mjs';
import { checkTypes } from './stages/types.mjs';
import { vitestProject } from './stages/vitest.mjs';

/**
 * The stages of one row run side by side: each has stretches that keep one core busy, or none. What
 * is built is not there before every check has read the tree. Journeys begin with a first start of the
 * product, which leaves a core idle for most of a minute: beside other tests it costs nothing.
 * @type {import('./run-stages.mjs').Stage[][]}
 */
export const stages = [
  [
    { title: 'Format and lint', fast: true, run: formatAndLint },
    { title: 'Types', fast: true, run: checkTypes },
    { title: 'Import boundaries', fast: true, run: checkBoundaries },
    { title: 'Dead code', fast: true, run: findDeadCode },
    { title: 'Texts in components', fast: true, run: findProse },
    { title: 'Browser', fast: false, run: makeSureOfBrowser },
  ],
  [
    { title: 'Unit tests', fast: true, run: vitestProject('unit') },
    { title: 'Database tests', fast: false, run: vitestProject('db') },
    { title: 'Build', fast: false, run: buildEverything },
  ],
  [
    { title: 'Server tests', fast: false, run: vitestProject('server') },
    { title: 'Web tests', fast: true, run: vitestProject('web', 'web-plain', 'web-mocked') },
    { title: 'Size of first screens', fast: false, run: measureFirstScreens },
    { title: 'Browser journeys', fast: false, run: browserJourneys },
  ],
];
