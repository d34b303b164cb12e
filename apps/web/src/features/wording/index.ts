export { WordingAdvice } from './components/wording-advice.tsx';
export { WordingGuard } from './components/wording-guard.tsx';
export { forgetDismissedWords, passDismissedWords } from './model/dismissed-words.ts';
export { useWording } from './model/use-wording.ts';
