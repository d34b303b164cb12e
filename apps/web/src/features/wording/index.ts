export { WordingAdvice } from './components/wording-advice.tsx';
export { WordingGuard } from './components/wording-guard.tsx';
export { useWording } from './model/use-wording.ts';
