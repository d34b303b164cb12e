import { describe } from 'vitest';
import { describeConnector } from '../suite/connector-suite.ts';
import { subject } from './testing/subject.ts';

describe('Google Ads', () => describeConnector(subject));
