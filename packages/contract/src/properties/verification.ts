import { Type, type Static } from 'typebox'
import { connectionProblems, propertyTypes, verificationSteps } from './property-kinds.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

export const verificationStates = ['running', 'waiting', 'done', 'failed', 'cancelled'] as const
export type VerificationState = (typeof verificationStates)[number]

/** Question to the user. The step determines which fields are present. */
export const VerificationAsk = Type.Object({
  step: Type.Enum(verificationSteps),
  /** 'approve': URL the user is sent to. */
  url: Type.Optional(Type.String()),
  /** 'approve': false if the platform shows a password to copy instead of redirecting back. */
  comesBack: Type.Optional(Type.Boolean()),
  /** 'choose-way': options, numbered from 1. */
  ways: Type.Optional(Type.Array(Type.String())),
  hint: Type.Optional(Type.String()),
  /** 'ownership-code': code to place on the site. */
  code: Type.Optional(Type.String()),
  /** 'picture': its path in this installation. */
  imagePath: Type.Optional(Type.String()),
  /** Why the previous answer was rejected. */
  wrong: Type.Optional(Type.String()),
})
export type VerificationAsk = Static<typeof VerificationAsk>

/** One attempt to connect a property. It waits whenever it asks the user something. */
export const Verification = Type.Object({
  ...recordFields,
  propertyId: Id,
  status: Type.Enum(verificationStates),
  step: Type.Union([Type.Enum(verificationSteps), Type.Literal('')]),
  ask: nullable(VerificationAsk),
  /** Number of wrong answers. */
  tries: Type.Integer(),
  /** Time until which it waits for an answer. */
  expiresAt: nullable(Timestamp),
  problemKind: nullable(Type.Enum(connectionProblems)),
  /** The problem and its solution; empty if there is none. */
  problem: Type.String(),
  /** When a site that did not respond is tried again; null if nothing is to be retried. */
  retryAt: nullable(Timestamp),
  /** Sub-properties found and stored so far. */
  subPropertyCount: Type.Integer(),
})
export type Verification = Static<typeof Verification>

export const VerificationStart = Type.Object({ propertyId: Id }, { additionalProperties: false })
export type VerificationStart = Static<typeof VerificationStart>

/** 'cancelled' ends it; 'running' retries at once what would be retried later. */
export const VerificationPatch = Type.Object(
  { status: Type.Enum(['cancelled', 'running'] as const) },
  { additionalProperties: false },
)
export type VerificationPatch = Static<typeof VerificationPatch>

export const VerificationLinkCreate = Type.Object({ jobId: Id }, { additionalProperties: false })
export type VerificationLinkCreate = Static<typeof VerificationLinkCreate>

/** Link with which a guest can answer. It is shown once; a new link replaces it. */
export interface VerificationLink {
  readonly link: string
  readonly expiresAt: string
}

/** Answer to a waiting verification. */
export const OtpAnswer = Type.Object(
  {
    /**
     * The user's input: a code, the number of the chosen option, or the parameters of a platform's redirect.
     */
    otp: text(4_000, 1),
    /** Id of the verification; for a guest, the secret part of the link. */
    jobId: text(100, 1),
    step: Type.Optional(Type.Enum(verificationSteps)),
    /** Type of the property. */
    type: Type.Optional(text(40)),
  },
  { additionalProperties: false },
)
export type OtpAnswer = Static<typeof OtpAnswer>

/**
 * The answer is stored and the verification continues. A guest's link works once, and `jobId` is its next
 * secret.
 */
export interface OtpAccepted {
  readonly status: 'accepted'
  readonly jobId: string
}

/** Verification as shown to a guest with a link. */
export const GuestVerification = Type.Object({
  status: Type.Enum(verificationStates),
  propertyType: Type.Enum(propertyTypes),
  name: Type.String(),
  url: Type.String(),
  username: Type.String(),
  ask: nullable(VerificationAsk),
  triesLeft: Type.Integer(),
  expiresAt: nullable(Timestamp),
  problem: Type.String(),
  subPropertyCount: Type.Integer(),
})
export type GuestVerification = Static<typeof GuestVerification>

export const verificationLimits = {
  /** Wrong answers after which a verification fails. */
  tries: 5,
  /** Sub-properties of a property stored per step. */
  batch: 10,
  /** Maximum lifetime of a guest's link in ms. */
  linkKept: 24 * 60 * 60_000,
} as const

declare module '../core/resources.ts' {
  interface Resources {
    'get-otp': { record: GuestVerification }
    'property-verifications': { record: Verification; create: VerificationStart; patch: VerificationPatch }
    'send-otp': { create: OtpAnswer; created: OtpAccepted }
    'verification-links': { create: VerificationLinkCreate; created: VerificationLink }
  }
}
