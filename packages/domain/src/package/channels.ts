import {
  type BudgetChannel,
  type ChannelSwitch,
  channelSwitches,
  type Placement,
  placementsBelow,
} from '../channel/placement.ts';

/** The switches and amounts of a package; amounts are cents, or texts while a person types them. */
export interface PackageChannels<Amount> {
  channelsOff: readonly ChannelSwitch[];
  channelBudget: Record<BudgetChannel, Amount>;
}

/** Whether a package pays for a channel. Meta has a switch of its own above its placements. */
export const isChannelInPackage = (
  { channelsOff }: Pick<PackageChannels<unknown>, 'channelsOff'>,
  channel: BudgetChannel,
): boolean => !channelsOff.includes(channel);

/** In the order of the table, so that the same switches are always the same list. */
const inOrder = (off: ReadonlySet<ChannelSwitch>): ChannelSwitch[] =>
  channelSwitches.filter((name) => off.has(name));

/**
 * A channel switched on or off. Off, it keeps no money, and Meta none of its placements; on, Meta
 * waits until a placement is chosen.
 */
export function withPackageChannel<Amount, Of extends PackageChannels<Amount>>(
  of: Of,
  { channel, isOn, zero }: { channel: BudgetChannel; isOn: boolean; zero: Amount },
): Of {
  const off = new Set(of.channelsOff);
  if (isOn) {
    off.delete(channel);
    return { ...of, channelsOff: inOrder(off) };
  }
  for (const name of [channel, ...placementsBelow(channel)]) off.add(name);
  return {
    ...of,
    channelsOff: inOrder(off),
    channelBudget: { ...of.channelBudget, [channel]: zero },
  };
}

/** One placement of Meta switched on or off. */
export function withPackagePlacement<Of extends PackageChannels<unknown>>(
  of: Of,
  placement: Placement,
  isOn: boolean,
): Of {
  const off = new Set(of.channelsOff);
  if (isOn) off.delete(placement);
  else off.add(placement);
  return { ...of, channelsOff: inOrder(off) };
}
