import { Type, type Static, type TArray, type TOptional, type TSchema } from 'typebox'
import { Id, nullable, recordFields, text } from '../../core/record.ts'
import { ProfileDraft } from './profile-draft.ts'
import { profileFields, profileLimits, profileValues, type ProfileField } from './profile-fields.ts'

/** Origin of a value: a field of the listing, visible text of a page, or its JSON-LD. */
export const profileSourceKinds = ['listing', 'page', 'json-ld'] as const
export type ProfileSourceKind = (typeof profileSourceKinds)[number]

/** The line that a value was taken from, word for word. Of JSON-LD, its texts, separated by “ · ”. */
export const ProfileSource = Type.Object(
  {
    kind: Type.Enum(profileSourceKinds),
    line: text(600, 1),
    /** URL of the page; null for the listing. */
    url: nullable(text(2_000)),
  },
  { additionalProperties: false },
)
export type ProfileSource = Static<typeof ProfileSource>

const entryOf = <Value extends TSchema>(value: Value) =>
  Type.Object(
    {
      id: Id,
      value,
      /** Null for a value that a person entered. */
      source: nullable(ProfileSource),
    },
    { additionalProperties: false },
  )

const enteredOf = <Value extends TSchema>(value: Value) =>
  Type.Object({ id: Type.Optional(Id), value }, { additionalProperties: false })

type Values = typeof profileValues
type EntryLists = {
  [Field in ProfileField]: TOptional<TArray<ReturnType<typeof entryOf<Values[Field]>>>>
}
type EnteredLists = {
  [Field in ProfileField]: TOptional<TArray<ReturnType<typeof enteredOf<Values[Field]>>>>
}

const lists = (of: (value: TSchema) => TSchema): unknown =>
  Object.fromEntries(
    profileFields.map((field) => [
      field,
      Type.Optional(Type.Array(of(profileValues[field]), { maxItems: profileLimits[field] })),
    ]),
  )

/** Values by field, each with its id and the line it came from. Fields without values are absent. */
export const ProfileEntries = Type.Object(lists(entryOf) as EntryLists, { additionalProperties: false })
export type ProfileEntries = Static<typeof ProfileEntries>
export type ProfileEntry<Field extends ProfileField> = NonNullable<ProfileEntries[Field]>[number]

/** Business profile: facts, proof and voice of a business, used by one listing or several of the account. */
export const BusinessProfile = Type.Object({
  ...recordFields,
  /** Raised with each change of the confirmed values. */
  version: Type.Integer(),
  /** Values that a person entered or confirmed. Only these are used in texts. */
  confirmed: ProfileEntries,
  /** Values that a draft found and a person has yet to confirm. */
  proposed: ProfileEntries,
  /** Listings that use the profile, by name. */
  naps: Type.Array(Type.Object({ _id: Id, businessName: Type.String() })),
  /** The latest draft; null if there was none. */
  draft: nullable(ProfileDraft),
})
export type BusinessProfile = Static<typeof BusinessProfile>

/** Creates the profile of a listing: an empty one, or another listing's, shared or as a copy. */
export const BusinessProfileCreate = Type.Object(
  {
    napId: Id,
    from: Type.Optional(
      Type.Object({ napId: Id, how: Type.Enum(['share', 'copy'] as const) }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
)
export type BusinessProfileCreate = Static<typeof BusinessProfileCreate>

/** Confirmed values of the named fields; an entry with the id of a value replaces it and keeps its source line if equal. */
export const ProfileEntered = Type.Object(lists(enteredOf) as EnteredLists, { additionalProperties: false })
export type ProfileEntered = Static<typeof ProfileEntered>

/** Changes a profile of this version; responds 409 if it has another one. */
export const BusinessProfilePatch = Type.Object(
  {
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    /** Replaces all confirmed values of these fields. */
    confirmed: Type.Optional(ProfileEntered),
    /** Ids of proposed values that become confirmed ones. */
    confirm: Type.Optional(Type.Array(Id, { maxItems: 1_000 })),
    /** Ids of proposed values to drop. */
    dismiss: Type.Optional(Type.Array(Id, { maxItems: 1_000 })),
  },
  { additionalProperties: false },
)
export type BusinessProfilePatch = Static<typeof BusinessProfilePatch>

declare module '../../core/resources.ts' {
  interface Resources {
    'business-profiles': {
      record: BusinessProfile
      create: BusinessProfileCreate
      patch: BusinessProfilePatch
    }
  }
}
