import { type Finding, sayFinding } from '@posthorn/domain';

/** Why a feed can not be read: what was found, in words for the person who makes it. */
export class FeedProblem extends Error {
  constructor(
    /** Whether it is no XML at all, or XML in which no jobs are found. */
    readonly failed: 'isXml' | 'structure',
    readonly finding: Finding,
  ) {
    super(sayFinding(finding));
  }
}
