export { FeedProblem } from './feed-problem.ts';
export { type FeedItem, type OpenFeed, openFeed } from './read-feed.ts';
export { XmlParser } from './xml-parser.ts';
