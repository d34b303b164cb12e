// Runs before the first paint. Storage may be blocked; then the system decides.
(() => {
  let theme = 'system';
  try {
    const stored = localStorage.getItem('posthorn.theme');
    if (stored === 'light' || stored === 'dark') theme = stored;
  } catch {
    // No storage: keep 'system'.
  }
  document.documentElement.dataset.theme = theme;
})();
