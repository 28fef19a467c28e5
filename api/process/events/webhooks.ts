// Defines events of the log about webhooks.
import type { EventDefinition } from './definition.ts'

export const webhooksEvents = {
  webhook_signature_wrong: {
    level: 'warn',
    meaning:
      'a message to a webhook has no valid signature and was rejected. Compare the secrets of both sides',
    fields: ['refused', 'path', 'network'],
  },
  order_stored: { level: 'info', meaning: 'an order of the shop was stored', fields: ['webhook', 'order'] },
  order_message_failed: {
    level: 'error',
    meaning: 'an order message failed and was stored as a dead letter. Run `npm run back-office -- letters`',
    fields: ['webhook', 'order', 'reason'],
  },
  order_message_postponed: {
    level: 'error',
    meaning: 'an order message was answered with 503, so the shop repeats it. Check the database',
    fields: ['webhook', 'fault'],
  },
  order_field_left_out: {
    level: 'warn',
    meaning: 'an order was stored without a field, for `reason`',
    fields: ['webhook', 'order', 'reason'],
  },
  brand_message_processed: {
    level: 'info',
    meaning: 'a message of the brand about a parcel or a submission was processed with `outcome`',
    fields: ['webhook', 'source', 'state', 'kind', 'id', 'verdict', 'reason', 'outcome', 'audit'],
  },
  brand_message_failed: {
    level: 'error',
    meaning:
      'a message of the brand was answered with 500; the brand repeats it. `fault` is the name of the error',
    fields: ['webhook', 'fault'],
  },
} as const satisfies Record<string, EventDefinition>
