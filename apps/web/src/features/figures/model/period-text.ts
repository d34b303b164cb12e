import { fill, type Period, showDate } from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';

export const showPeriod = ({ from, to }: Period): string =>
  from === to
    ? showDate(from)
    : fill(figuresTexts.range, { from: showDate(from), to: showDate(to) });
