import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They keep one worker busy for so long that the other would wait for them if they came last. */
const long = [
  'connectors/src/meta/connector.test.ts',
  'connectors/src/linkedin/connector.test.ts',
  'connectors/src/google/suite.test.ts',
  'publishing/simulation.test.ts',
  'demo/demo.test.ts',
  'server/src/every-operation/access.test.ts',
  'ad-editor-page.test.tsx',
];

/** Where tests have run before, Vitest knows which take long; a fresh clone knows their size only. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((end) => moduleId.endsWith(end));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
