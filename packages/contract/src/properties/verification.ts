import { Type, type Static } from 'typebox'
import { connectionProblems, propertyTypes, verificationSteps } from './property-kinds.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

export const verificationStates = ['running', 'waiting', 'done', 'failed', 'cancelled'] as const
export type VerificationState = (typeof verificationStates)[number]

/** A request to the user. The step decides which of the fields are present. */
export const VerificationAsk = Type.Object({
  step: Type.Enum(verificationSteps),
  /** 'approve': where the person is sent. */
  url: Type.Optional(Type.String()),
  /** 'approve': false where the platform does not send people back, but shows a password that they bring by hand. */
  comesBack: Type.Optional(Type.Boolean()),
  /** 'choose-way': by their numbers, from 1. */
  ways: Type.Optional(Type.Array(Type.String())),
  hint: Type.Optional(Type.String()),
  /** 'ownership-code': what is to be put on the site. */
  code: Type.Optional(Type.String()),
  /** 'picture': its address in this installation. */
  imagePath: Type.Optional(Type.String()),
  /** Why the answer before was not accepted. */
  wrong: Type.Optional(Type.String()),
})
export type VerificationAsk = Static<typeof VerificationAsk>

/** One attempt to connect a property. It waits for a person where it asks something. */
export const Verification = Type.Object({
  ...recordFields,
  propertyId: Id,
  status: Type.Enum(verificationStates),
  step: Type.Union([Type.Enum(verificationSteps), Type.Literal('')]),
  ask: nullable(VerificationAsk),
  /** Answers that were wrong. */
  tries: Type.Integer(),
  /** Until then an answer is waited for. */
  expiresAt: nullable(Timestamp),
  problemKind: nullable(Type.Enum(connectionProblems)),
  /** Description of the problem and its fix; empty if there is none. */
  problem: Type.String(),
  /** Places found and stored so far. */
  subPropertyCount: Type.Integer(),
})
export type Verification = Static<typeof Verification>

export const VerificationStart = Type.Object({ propertyId: Id }, { additionalProperties: false })
export type VerificationStart = Static<typeof VerificationStart>

export const VerificationPatch = Type.Object(
  { status: Type.Literal('cancelled') },
  { additionalProperties: false },
)

export const VerificationLinkCreate = Type.Object({ jobId: Id }, { additionalProperties: false })

/** A link by which a guest may answer. It is shown once; a new one ends it. */
export interface VerificationLink {
  readonly link: string
  readonly expiresAt: string
}

/** The answer of a person to a verification that waits for it. */
export const OtpAnswer = Type.Object(
  {
    /** The input: a code, the number of the chosen method, or the parameters of a platform's redirect. */
    otp: text(4_000, 1),
    /** The verification's id; for a guest, the secret part of the link. */
    jobId: text(100, 1),
    step: Type.Optional(Type.Enum(verificationSteps)),
    /** The property's type. */
    type: Type.Optional(text(40)),
  },
  { additionalProperties: false },
)
export type OtpAnswer = Static<typeof OtpAnswer>

/**
 * The input is stored and the verification continues; a guest's link works once, and `jobId` is its next
 * secret.
 */
export interface OtpAccepted {
  readonly status: 'accepted'
  readonly jobId: string
}

/** Data of a verification that a guest with a link sees. */
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
  /** Wrong answers until a verification has failed. */
  tries: 5,
  /** Places of a property that are stored at once. */
  batch: 10,
  /** Milliseconds that a guest's link is good for at most. */
  linkKept: 24 * 60 * 60_000,
} as const
