import { EMAIL_MAX } from '@posthorn/domain';
import { z } from 'zod';
import { file } from '../application-shapes.ts';
import { operation } from '../operation.ts';
import { line } from '../shapes.ts';

const tag = 'Sign-in and user';

export const peopleOperations = {
  getMyData: operation({
    method: 'POST',
    path: '/me/data',
    summary: 'All that is kept of the signed-in person, in a file',
    tag,
    access: { scope: 'session' },
    limit: 'report',
    answer: file,
  }),
  eraseMe: operation({
    method: 'POST',
    path: '/me/erase',
    summary: 'Erases the signed-in person in all accounts; what they made stays without their name',
    tag,
    access: { scope: 'session' },
    limit: 'report',
    /** What is typed to confirm: the own address. */
    body: z.object({ email: line(EMAIL_MAX) }),
    kind: 'empty',
  }),
};
