import { createHmac, timingSafeEqual } from 'node:crypto';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { webhooksFromNetworks } from '../../platform/metrics.ts';
import { metaSecrets } from '../../platform/networks/applications.ts';
import { pullApplicationsJob } from '../applications/index.ts';
import { Callers } from './callers.ts';
import { findCampaignsWithForms } from './repository.ts';

/** Meta's webhook calls about pages come here. The address is registered with the application at Meta. */
const PATH = '/api/networks/meta/webhook';

export const metaWebhookUrl = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string =>
  `${PUBLIC_URL}${PATH}`;

/** Meta puts up to a thousand changes into one call. */
const LARGEST_BODY = 1024 * 1024;

/** What a signature looks like; anything else is refused without reading what came with it. */
const signature = /^sha256=[\da-f]{64}$/;
const RETRY_SECONDS = 60;

const count = (outcome: string) => webhooksFromNetworks.inc({ network: 'meta', outcome });

/**
 * Receives Meta's webhook calls about forms that people have filled in. What a call says is only a reason to ask Meta itself, so that one
 * that is sent again, late or out of order does no harm; one that Meta did not sign is not even read.
 */
export async function addMetaWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  const { appSecret, verifyToken } = metaSecrets(deps.config);
  const callers = new Callers();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
      (_request, body, done) => done(null, body),
    );
    scope.get(PATH, async (request: FastifyRequest<{ Querystring: Challenge }>, reply) => {
      const asked = request.query;
      const isMeta =
        asked['hub.mode'] === 'subscribe' && isSame(asked['hub.verify_token'], verifyToken);
      if (!isMeta) {
        count('refused');
        return reply.code(403).send();
      }
      return reply.type('text/plain').send(String(asked['hub.challenge'] ?? ''));
    });
    /** Before the body is read. The connection goes with the answer, or the body would have to be read all the same. */
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const given = request.headers['x-hub-signature-256'];
      if (!appSecret || typeof given !== 'string' || !signature.test(given)) {
        count('refused');
        return reply.code(403).header('connection', 'close').send();
      }
      const leave = callers.enter(request.ip);
      if (!leave) {
        count('limited');
        return reply
          .code(429)
          .headers({ connection: 'close', 'retry-after': String(RETRY_SECONDS) })
          .send();
      }
      finished(reply.raw, leave);
    };
    scope.post(PATH, { onRequest }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned(body, request.headers['x-hub-signature-256'], appSecret)) {
        callers.refuse(request.ip);
        count('refused');
        return reply.code(403).send();
      }
      callers.trust(request.ip);
      const forms = formsIn(body);
      const campaigns = await enqueuePulls(deps, forms);
      count(forms.length === 0 ? 'other' : campaigns === 0 ? 'unknown' : 'received');
      return reply.send();
    });
  });
}

interface Challenge {
  'hub.mode'?: string;
  'hub.verify_token'?: string;
  'hub.challenge'?: string;
}

/** Takes as long for any guess. Without a secret of ours nothing is right. */
function isSame(given: string | undefined, secret: string | undefined): boolean {
  if (typeof given !== 'string' || !secret) return false;
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** Whether this was signed with the secret of our application: over the bytes as they came. */
function isSigned(
  body: Buffer,
  signature: string | string[] | undefined,
  secret: string | undefined,
): boolean {
  if (!secret || typeof signature !== 'string') return false;
  return isSame(signature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
}

const pageCall = z.object({
  object: z.literal('page'),
  entry: z.array(
    z.object({
      changes: z.array(z.unknown()).default([]),
    }),
  ),
});

/** Read one by one: a change that can not be read does not hide an application beside it. */
const filledIn = z.object({
  field: z.literal('leadgen'),
  value: z.object({ form_id: z.unknown() }),
});

/** The forms that people have filled in; none where it speaks of something else. */
function formsIn(body: Buffer): string[] {
  const read = pageCall.safeParse(parsed(body));
  if (!read.success) return [];
  const forms = read.data.entry.flatMap(({ changes }) =>
    changes.flatMap((change) => {
      const { success, data } = filledIn.safeParse(change);
      return success ? [String(data.value.form_id)] : [];
    }),
  );
  return [...new Set(forms)].filter((id) => /^\d{1,40}$/.test(id));
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Has Meta asked about the campaigns of these forms, once each however often it is told. Answers how many. */
async function enqueuePulls({ connection }: Deps, forms: readonly string[]): Promise<number> {
  if (forms.length === 0) return 0;
  const campaigns = await findCampaignsWithForms(connection.db, forms);
  if (campaigns.length === 0) return 0;
  await connection.db.transaction().execute(async (tx) => {
    for (const campaignId of campaigns) {
      const key = `${pullApplicationsJob.name}:${campaignId}`;
      await enqueueJob(tx, pullApplicationsJob, { campaignId }, { key, queue: key });
    }
  });
  return campaigns.length;
}
