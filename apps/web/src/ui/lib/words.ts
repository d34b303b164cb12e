type Label =
  | 'busy'
  | 'close'
  | 'cancel'
  | 'tryAgain'
  | 'loading'
  | 'inNewTab'
  | 'breadcrumb'
  | 'errorTitle'
  | 'errorDetails'
  | 'info'
  | 'success'
  | 'warning'
  | 'error'
  | 'search'
  | 'clearSearch'
  | 'searching'
  | 'searchingOptions'
  | 'searchFailed'
  | 'nothingFound'
  | 'choose'
  | 'add'
  | 'all'
  | 'chooseFile'
  | 'dayForm'
  | 'startDay'
  | 'endDay'
  | 'noSuchDay'
  | 'hue'
  | 'swatches'
  | 'cropArea'
  | 'cropHelp'
  | 'cropUnsupported'
  | 'cropTooLarge'
  | 'moveImage'
  | 'moveLeft'
  | 'moveUp'
  | 'moveDown'
  | 'moveRight'
  | 'zoom'
  | 'zoomOut'
  | 'zoomIn'
  | 'emoji'
  | 'insertEmoji'
  | 'searchEmoji'
  | 'foundEmoji'
  | 'recentEmoji'
  | 'emojiKinds'
  | 'emojiFailed'
  | 'skinTone'
  | 'noSkinTone'
  | 'lightSkinTone'
  | 'mediumLightSkinTone'
  | 'mediumSkinTone'
  | 'mediumDarkSkinTone'
  | 'darkSkinTone';

/** What parts of the design system say by themselves. The app knows the language, and hands them over. */
export interface Words extends Readonly<Record<Label, string>> {
  /** How days are written, as Intl names it. */
  dateLocale: string;
  repeated: (times: number) => string;
  chosenIn: (field: string) => string;
  addedTo: (field: string) => string;
  pickColour: (field: string) => string;
  calendarOf: (field: string) => string;
  today: (day: string) => string;
  movedTo: (item: string, place: number, count: number) => string;
  limitPassed: (max: number) => string;
  limitReached: (max: number) => string;
  adviceReached: (length: number) => string;
}

let current: Words | undefined;

/** Once, before anything is drawn. */
export function setWords(words: Words): void {
  current = words;
}

/** To be read while a part is drawn: when its file is loaded, they are not there yet. */
export function words(): Words {
  if (!current) throw new Error('The design system has no words yet: call setWords first.');
  return current;
}
