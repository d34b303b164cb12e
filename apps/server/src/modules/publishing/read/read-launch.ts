import { adOfStep, type Failure, isFormStep } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import type { AdStates, Db } from '@posthorn/db';
import {
  adStateOf,
  type BudgetChannel,
  type ChannelState,
  channelStateOf,
  type Delivery,
  formStateOf,
  type Message,
  type PublicationState,
  sayMessage,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { errorWords } from '../../../platform/error-words.ts';

type Launch = OperationAnswer<'getLaunch'>;

interface Row {
  channel: BudgetChannel;
  state: PublicationState;
  wanted_delivery: Delivery;
  attempt: number;
  /** A worker had it already; it goes on when its network has done its part. */
  is_begun: boolean;
  due_at: string | null;
  failure: Failure | null;
  ad_states: AdStates;
  ahead: number;
  /** Its ads are to open a form. */
  has_form: boolean;
  /** The ids of the ads that are wanted, and of those that the network has; null where it has nothing. */
  wanted: string[];
  reached: string[] | null;
  /** Those that the network did not take. */
  refused: string[];
  made: string[];
  errors: {
    adId: string | null;
    message: string;
    user_message: string | null;
    user_text: Message | null;
  }[];
}

/** How far a campaign has come, channel by channel and ad by ad, at one moment. */
export async function readLaunch(db: Db, accountId: string, campaignId: string): Promise<Launch> {
  const { rows } = await sql<Row>`
    select p.channel, p.state, p.wanted_delivery, p.attempt, to_json(p.due_at) as due_at, p.failure, p.ad_states,
      p.trying_since is not null as is_begun,
      case when p.state = 'waiting' and p.attempt = 0 and p.trying_since is null then (
        select count(*) from publication b where b.due_at <= p.due_at and (b.due_at, b.id) < (p.due_at, p.id)
          and b.account_id = p.account_id and b.is_awaited >= p.is_awaited
          and b.campaign_id is distinct from p.campaign_id) else 0 end as ahead,
      jsonb_typeof(w.plan -> 'form') is not distinct from 'object' as has_form,
      jsonb_path_query_array(w.plan, '$.ads[*].id') as wanted,
      jsonb_path_query_array(p.reached_plan, '$.ads[*].id') as reached,
      jsonb_path_query_array(p.refused_ads, '$[*].ad.id') as refused,
      (select coalesce(json_agg(s.key), '[]') from publication_step s
        where s.publication_id = p.id and s.state = 'done' and s.external_id is not null) as made,
      (select coalesce(json_agg(json_build_object('adId', e.ad_id, 'message', e.message,
          'user_message', e.user_message, 'user_text', e.user_text) order by e.id), '[]')
        from open_campaign_error e where e.account_id = p.account_id and e.campaign_id = p.campaign_id
          and e.kind = 'delivery' and e.channel = p.channel) as errors
    from publication p
    join publication_plan w on w.publication_id = p.id and w.version = p.plan_version
    where p.account_id = ${accountId} and p.campaign_id = ${campaignId}
    order by p.id`.execute(db);
  return { channels: rows.map(presentChannel) };
}

function presentChannel(row: Row): Launch['channels'][number] {
  const isThere = row.reached !== null;
  const isAtWork = row.state === 'waiting' && row.attempt === 0 && row.is_begun;
  const state = channelStateOf({
    state: isAtWork ? 'working' : row.state,
    isThere,
    tries: row.attempt,
  });
  const made = new Set(row.made.flatMap((key) => adOfStep(row.channel, key) ?? []));
  const wordsOf = (id: string | null) => row.errors.findLast(({ adId }) => adId === id);
  const ads = row.wanted.map((adId) => {
    const refusal = wordsOf(adId);
    const { [adId]: told } = row.ad_states;
    return {
      adId,
      state: adStateOf({
        channel: state,
        isThere: row.reached?.includes(adId) ?? false,
        isMade: made.has(adId),
        isRefused: refusal !== undefined || row.refused.includes(adId),
        wanted: row.wanted_delivery,
        told: told?.state,
      }),
      reason: refusal
        ? errorWords(refusal)
        : (told?.reasons.map(sayMessage).join(' ') ?? '') || null,
    };
  });
  const reason = reasonOf(row, wordsOf(null));
  return {
    channel: row.channel,
    state,
    form: row.has_form ? presentForm(row, state, reason) : null,
    made: ads.filter(({ adId }) => made.has(adId)).length,
    ahead: row.ahead,
    retryAt: state === 'retrying' ? row.due_at : null,
    reason,
    ads,
  };
}

function presentForm(row: Row, channel: ChannelState, reason: string | null) {
  const isRefused = row.failure?.isAboutForm === true;
  const isMade = row.made.some((key) => isFormStep(row.channel, key));
  return {
    state: formStateOf({ channel, isMade, isRefused }),
    reason: isRefused ? reason : null,
  };
}

/** Why the channel failed, or why it is tried again. */
function reasonOf({ failure }: Row, error: Row['errors'][number] | undefined): string | null {
  if (error) return errorWords(error);
  return failure ? sayMessage(failure.userMessage) : null;
}
