/** How far the work on a publication is, as the engine writes it down. */
export type PublicationState = 'waiting' | 'working' | 'live' | 'paused' | 'stopped' | 'failed';

/** How far a channel has come, as people are told. */
export const channelStates = [
  'waiting',
  'creating',
  'updating',
  'retrying',
  'published',
  'paused',
  'stopped',
  'failed',
] as const;
export type ChannelState = (typeof channelStates)[number];

/** Something is still to come without anyone doing anything. */
const pendingStates: readonly ChannelState[] = ['waiting', 'creating', 'updating', 'retrying'];
export const isChannelPending = (state: ChannelState): boolean => pendingStates.includes(state);

/** The network has nothing of it yet. */
const newStates: readonly ChannelState[] = ['waiting', 'creating'];

/** Whether something is on its way to a network for the first time; otherwise what it has is changed there. */
export const isBeingPublished = (states: readonly ChannelState[]): boolean =>
  states.some((state) => newStates.includes(state));

/** The work on one channel. */
export interface Publication {
  state: PublicationState;
  /** The network has it, as it is now or as it was before. */
  isThere: boolean;
  /** Tries in a row that did not get on. */
  tries: number;
}

export function channelStateOf({ state, isThere, tries }: Publication): ChannelState {
  const untilThere = isThere ? 'updating' : undefined;
  const states: Record<PublicationState, ChannelState> = {
    waiting: tries > 0 ? 'retrying' : (untilThere ?? 'waiting'),
    working: untilThere ?? 'creating',
    live: 'published',
    paused: 'paused',
    stopped: 'stopped',
    failed: 'failed',
  };
  return states[state];
}
