import { describe } from 'vitest';
import { describeConnector } from '../suite/connector-suite.ts';
import { metaSubject } from './testing/subject.ts';

describe('Meta', () => describeConnector(metaSubject));
