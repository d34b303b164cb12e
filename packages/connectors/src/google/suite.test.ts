import { describe } from 'vitest';
import { describeConnector } from '../suite/connector-suite.ts';
import { describeFollowing } from '../suite/following-suite.ts';
import { subject } from './testing/subject.ts';

describe('Google Ads', () => {
  describeConnector(subject);
  describeFollowing(subject);
});
