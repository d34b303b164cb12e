import type { CalendarDate } from '@posthorn/domain';
import type { ChannelStatus, Connector, DailyFigure, Published } from '../connector.ts';

async function followOne(
  connector: Pick<Connector, 'follow'>,
  published: Published,
  from: CalendarDate = published.plan.startDate,
  to: CalendarDate = published.plan.endDate,
) {
  const [followed] = await connector.follow([{ ...published, from, to }]);
  if (!followed) throw new Error('Nothing was answered');
  if ('error' in followed) throw followed.error;
  return followed;
}

/** How one publication is doing. */
export const statusOf = async (
  connector: Pick<Connector, 'follow'>,
  published: Published,
): Promise<ChannelStatus> => (await followOne(connector, published)).status;

/** What one publication did on these days. */
export const figuresOf = async (
  connector: Pick<Connector, 'follow'>,
  published: Published,
  from: CalendarDate,
  to: CalendarDate,
): Promise<DailyFigure[]> => (await followOne(connector, published, from, to)).figures;
