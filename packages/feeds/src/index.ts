export { FeedProblem } from './feed-problem.ts';
export { emptySummary, type FeedItem, type OpenFeed, openFeed } from './read-feed.ts';
export { readVacancyPage } from './vacancy-page/read-vacancy-page.ts';
export { XmlParser } from './xml-parser.ts';
