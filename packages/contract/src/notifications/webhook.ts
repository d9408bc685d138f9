import { Type, type Static } from 'typebox'
import { webhookEventNames } from './webhook-events.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

const Events = Type.Array(Type.Enum(webhookEventNames), {
  minItems: 1,
  maxItems: webhookEventNames.length,
  uniqueItems: true,
})
const Address = Type.String({ minLength: 1, maxLength: 2_000 })

/** An endpoint that is notified of events in the account. */
export const Webhook = Type.Object({
  ...recordFields,
  name: Type.String(),
  url: Type.String(),
  events: Events,
  isActive: Type.Boolean(),
  /** Why it was switched off by itself; empty otherwise. */
  problem: Type.String(),
  /** Since when no delivery has succeeded; null: the last one did. */
  failingSince: nullable(Timestamp),
  /** How the secret ends. */
  secretLast4: Type.String(),
  /** Until when the former secret signs as well; null: there is none. */
  oldSecretUntil: nullable(Timestamp),
})
export type Webhook = Static<typeof Webhook>

/** POST /webhooks. */
export const WebhookCreate = Type.Object(
  { name: text(80, 1), url: Address, events: Events },
  { additionalProperties: false },
)
export type WebhookCreate = Static<typeof WebhookCreate>

/** PATCH /webhooks/{id}: other values, or an action: a new secret, or a delivery to try it. */
export const WebhookPatch = Type.Object(
  {
    name: Type.Optional(text(80, 1)),
    url: Type.Optional(Address),
    events: Type.Optional(Events),
    isActive: Type.Optional(Type.Boolean()),
    action: Type.Optional(Type.Enum(['rotate-secret', 'test'])),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type WebhookPatch = Static<typeof WebhookPatch>

/** The answer that alone holds the secret: of POST, and of PATCH with `rotate-secret` or a `url` of another origin. */
export type WebhookWithSecret = Webhook & {
  /** `whsec_…`, as the Standard Webhooks specification writes it. */
  secret?: string
}

export const webhookDeliveryStatuses = ['queued', 'delivered', 'failed'] as const

/** One message to one webhook, with its result. */
export const WebhookDelivery = Type.Object({
  ...recordFields,
  webhookId: Id,
  event: Type.String(),
  data: Type.Object({}, { additionalProperties: true }),
  status: Type.Enum(webhookDeliveryStatuses),
  attempts: Type.Integer(),
  /** When it is tried next, while it is queued. */
  dueAt: Timestamp,
  /** Status of the endpoint's last response; null if it did not respond. */
  answerStatus: nullable(Type.Integer()),
  /** The beginning of its answer. */
  answerBody: Type.String(),
  /** Milliseconds that it took. */
  duration: nullable(Type.Integer()),
  /** One sentence on what went wrong. */
  message: Type.String(),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** PATCH /webhook-deliveries/{id}: sends it again, with the same id. */
export const WebhookDeliveryPatch = Type.Object(
  { action: Type.Literal('redeliver') },
  { additionalProperties: false },
)
