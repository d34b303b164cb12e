export { AdConnections } from './components/ad-connections.tsx';
export { ConnectionsLink } from './components/connections-link.tsx';
export { LostConnections } from './components/lost-connections.tsx';
