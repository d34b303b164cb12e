import { wordingTexts } from '#texts/wording';

/** The source of a term that no study, law or ruling is known to name. */
export const ownList = wordingTexts.ownList;
