import { webhookBody } from '@posthorn/contract';
import { TEST_EVENT, webhookEvents } from '@posthorn/domain';
import { schemaOf } from './schema-of.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const parameters = [
  header('Posthorn-Event', 'The event, as in the body.'),
  header('Posthorn-Delivery', 'The same for each attempt, so that nothing is taken twice.'),
  header(
    'Posthorn-Signature',
    't=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>, with the secret that was shown when the address was added.',
  ),
];

/** What is sent to the addresses that an account has added, by event. */
export const describeWebhooks = () =>
  Object.fromEntries(
    [...webhookEvents, TEST_EVENT].map((event) => {
      const schema = webhookBody.options.find((one) => one.shape.event.safeParse(event).success);
      return [
        event,
        {
          post: {
            summary: event === TEST_EVENT ? 'A person tries the address' : `Sent as ${event}`,
            tags: ['Webhooks'],
            security: [],
            parameters,
            requestBody: {
              required: true,
              content: { 'application/json': { schema: schema && schemaOf(schema, 'input') } },
            },
            responses: {
              '2XX': { description: 'Taken' },
              default: { description: 'Not taken: it is tried again, up to two days long' },
            },
          },
        },
      ];
    }),
  );
