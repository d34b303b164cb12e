import { shellTexts } from '@posthorn/domain/texts/shell';
import { notify } from '../../lib/toast/notify.ts';

/** Loaded when it is needed: the sign-in page carries none of these words. */
export const sayNoSuchPage = () => notify.warning(shellTexts.noSuchPage);
