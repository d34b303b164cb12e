import { describe, expect, it } from 'vitest';
import { explainFileError, explainServerOutput, StartProblem } from './start-problem.ts';

const refused = (code: string) => Object.assign(new Error(code), { code });

describe('the sentence for a person', () => {
  it.each([
    ['ENOSPC', /is full\. Free some space/],
    ['EROFS', /may not write to the data folder \/data\./],
    ['EACCES', /set DATA_DIR to another folder/],
    ['ENOTDIR', /cannot be used as a folder/],
  ])('explains %s of the file system', (code, sentence) => {
    const problem = explainFileError(refused(code), '/data');
    expect(problem).toBeInstanceOf(StartProblem);
    expect((problem as StartProblem).message).toMatch(sentence);
  });

  it('leaves what it does not know as it is', () => {
    const error = new TypeError('a mistake of ours');
    expect(explainFileError(error, '/data')).toBe(error);
  });

  it('recognises a full disk in what PostgreSQL prints', async () => {
    const output = 'FATAL:  could not write lock file "postmaster.pid": No space left on device\n';
    expect((await explainServerOutput(output, '/data')).message).toMatch(/is full/);
  });

  it('does not blame the disk for full shared memory', async () => {
    const output =
      '2026-11-15 UTC [8] FATAL:  could not resize shared memory segment "/PostgreSQL.1" to 1 bytes: No space left on device';
    expect((await explainServerOutput(output, '/data')).message).toBe(
      'The database in /data did not start: could not resize shared memory segment "/PostgreSQL.1" to 1 bytes: No space left on device',
    );
  });

  it('passes on the reason that was given last', async () => {
    const output = [
      '2026-11-15 UTC [8] LOG:  starting PostgreSQL 18.4',
      '2026-11-15 UTC [8] FATAL:  configuration file "postgresql.conf" contains errors',
      '2026-11-15 UTC [8] LOG:  database system is shut down',
    ].join('\n');
    expect((await explainServerOutput(output, '/data')).message).toBe(
      'The database in /data did not start: configuration file "postgresql.conf" contains errors',
    );
  });
});
