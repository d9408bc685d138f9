import { Type, type Static } from 'typebox'
import { webhookEventNames } from './webhook-events.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

const Events = Type.Array(Type.Enum(webhookEventNames), {
  minItems: 1,
  maxItems: webhookEventNames.length,
  uniqueItems: true,
})
const Address = Type.String({ minLength: 1, maxLength: 2_000 })

/** Endpoint subscribed to events of the account. */
export const Webhook = Type.Object({
  ...recordFields,
  name: Type.String(),
  url: Type.String(),
  events: Events,
  isActive: Type.Boolean(),
  /** Why it was disabled automatically; empty otherwise. */
  problem: Type.String(),
  /** Start of the current series of failures; null if the latest delivery succeeded. */
  failingSince: nullable(Timestamp),
  /** Last four characters of the secret. */
  secretLast4: Type.String(),
  /** Time until which the previous secret also signs; null if there is none. */
  oldSecretUntil: nullable(Timestamp),
})
export type Webhook = Static<typeof Webhook>

/** POST /webhooks. */
export const WebhookCreate = Type.Object(
  { name: text(80, 1), url: Address, events: Events },
  { additionalProperties: false },
)
export type WebhookCreate = Static<typeof WebhookCreate>

/** PATCH /webhooks/{id}: new values, or an action: a new secret, or a test delivery. */
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

/**
 * The only response with the secret: of POST, and of PATCH with `rotate-secret` or a `url` of another origin.
 */
export type WebhookWithSecret = Webhook & {
  /** `whsec_…`, as in the Standard Webhooks specification. */
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
  /** Time of the next attempt while it is queued. */
  dueAt: Timestamp,
  /** Status of the endpoint's latest response; null if there was none. */
  answerStatus: nullable(Type.Integer()),
  /** Beginning of the response. */
  answerBody: Type.String(),
  /** Duration in ms. */
  duration: nullable(Type.Integer()),
  /** Error as a sentence. */
  message: Type.String(),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** PATCH /webhook-deliveries/{id}: sends it again with the same id. */
export const WebhookDeliveryPatch = Type.Object(
  { action: Type.Literal('redeliver') },
  { additionalProperties: false },
)
export type WebhookDeliveryPatch = Static<typeof WebhookDeliveryPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'webhook-deliveries': { record: WebhookDelivery; patch: WebhookDeliveryPatch }
    webhooks: {
      record: Webhook
      create: WebhookCreate
      created: WebhookWithSecret
      patch: WebhookPatch
      patched: WebhookWithSecret
    }
  }
}
