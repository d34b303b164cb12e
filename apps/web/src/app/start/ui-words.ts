import { fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { dateLocale } from '@posthorn/domain/texts/locale';
import { uiTexts } from '@posthorn/domain/texts/ui';
import type { Words } from '../../ui/lib/words.ts';

/** The catalogue's texts for the design system, which knows no catalogue. */
export const uiWords: Words = {
  ...uiTexts,
  dateLocale,
  cancel: commonTexts.cancel,
  close: commonTexts.close,
  tryAgain: commonTexts.tryAgain,
  repeated: (n) => fill(uiTexts.repeated, { n }),
  chosenIn: (field) => fill(uiTexts.chosenIn, { field }),
  addedTo: (field) => fill(uiTexts.addedTo, { field }),
  pickColour: (field) => fill(uiTexts.pickColour, { field }),
  today: (day) => fill(uiTexts.today, { day }),
  calendarOf: (field) => fill(uiTexts.calendarOf, { field }),
  movedTo: (item, place, count) => fill(uiTexts.movedTo, { item, place, count }),
  limitPassed: (max) => fill(uiTexts.limitPassed, { max }),
  limitReached: (max) => fill(uiTexts.limitReached, { max }),
  adviceReached: (length) => fill(uiTexts.adviceReached, { length }),
};
