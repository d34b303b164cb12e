/** Where pages put their own ways past what comes first, behind the one past the bar. */
export const skipLinksId = 'skip-links';
