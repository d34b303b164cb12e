import { type DestinationStream, type Logger, pino } from 'pino';

/** Where PostgreSQL repeats what was in a row or a statement: names and notes of people could stand there. */
const quoting = ['detail', 'where', 'internalQuery'] as const;

/** An error as it is written down: its words, its code and where it happened, but nothing of what was to be stored. */
function loggedError(error: Error): Record<string, unknown> {
  const written: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const key of quoting) delete written[key];
  return written;
}

export const openLog = (level: string, to: DestinationStream): Logger =>
  pino({ level, serializers: { err: loggedError } }, to);
