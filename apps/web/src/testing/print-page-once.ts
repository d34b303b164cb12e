import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** While a test waits, each look in vain would print the page; it is printed when the wait is over. */
export function printPageOnce(): void {
  configure({
    getElementError: (message, container) => {
      const config = getConfig();
      const isWaiting =
        '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
      if (!isWaiting) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}
