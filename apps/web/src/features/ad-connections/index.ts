export { AdConnections } from './components/ad-connections.tsx';
export { LostConnections } from './components/lost-connections.tsx';
