import { test } from 'vitest';

test.fails('what jsdom can not do fails a test', () => {
  window.alert('jsdom has no windows');
});
