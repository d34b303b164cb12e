import {
  Bell,
  CirclePlus,
  Heart,
  type LucideIcon,
  Menu,
  MessageCircle,
  MessageSquareMore,
  Search,
  SquarePlus,
} from 'lucide-react';
import type { Network } from '../model/networks.ts';
import { NetworkText } from '../parts/network-text.tsx';

export type Feed = Exclude<Network, 'story'>;

const icons: Record<Feed, { left: LucideIcon; right: readonly LucideIcon[] }> = {
  facebook: { left: Menu, right: [CirclePlus, Search, MessageCircle] },
  instagram: { left: SquarePlus, right: [Heart] },
  linkedin: { left: Bell, right: [MessageSquareMore] },
};

/** What stands above the feed in the network's app: no names or marks, only the shape of it. */
export function AppBar({ network }: { network: Feed }) {
  const { left: Left, right } = icons[network];
  return (
    <div
      aria-hidden="true"
      className="flex h-44 items-center gap-18 border-b border-(--feed-line) px-16 [&_.lucide]:size-24"
    >
      <Left />
      {network === 'linkedin' ? (
        <span className="flex h-30 flex-1 items-center gap-6 rounded-[0.25rem] bg-(--feed-link) px-10 type-14/20 text-(--feed-text-2) [&_.lucide]:size-16">
          <Search />
          <NetworkText word="networkSearch" />
        </span>
      ) : (
        <span className="flex-1" />
      )}
      {right.map((Icon, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an icon is its place in the bar
        <Icon key={n} />
      ))}
    </div>
  );
}
