export { AdsInTheWay } from './components/ads-in-the-way.tsx';
export { GoalChooser } from './components/goal-chooser.tsx';
