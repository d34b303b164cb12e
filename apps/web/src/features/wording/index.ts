export { WordingAdvice } from './components/wording-advice.tsx';
export { WordingGuard } from './components/wording-guard.tsx';
export { forgetLeftWords, passLeftWords } from './model/left-words.ts';
export { useWording } from './model/use-wording.ts';
