import { Type, type Static } from 'typebox'
import { cloudNames } from '../clouds.ts'
import { Id, nullable, recordFields, text } from './record.ts'

const Cloud = Type.Enum(cloudNames)

/** A secret as the interface sees it: never its value. */
export const SecretView = Type.Object({ set: Type.Boolean(), last4: Type.String() })

/** An account at a cloud, as a person enters it; keys are sealed and never answered. */
export const CloudAccountData = Type.Object(
  {
    cloud: Cloud,
    label: text(80, 1),
    accessKey: text(256, 1),
    secretKey: text(1_000, 1),
    region: Type.Optional(text(80)),
    endpoint: Type.Optional(text(300)),
  },
  { additionalProperties: false },
)
export type CloudAccountData = Static<typeof CloudAccountData>

export const CloudAccount = Type.Object({
  ...recordFields,
  cloud: Cloud,
  label: Type.String(),
  accessKey: SecretView,
  secretKey: SecretView,
  region: Type.String(),
  endpoint: Type.String(),
})
export type CloudAccount = Static<typeof CloudAccount>

/** One cloud of /cloud-settings: the accounts a picker offers. */
export const CloudSetting = Type.Object({
  cloud: Cloud,
  accounts: Type.Array(
    Type.Object({
      _id: Id,
      label: Type.String(),
      objectStorages: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() })),
    }),
  ),
})
export type CloudSetting = Static<typeof CloudSetting>

export const Bucket = Type.Object({
  name: Type.String(),
  CreationDate: nullable(Type.String()),
  region: nullable(Type.String()),
  isAddedManually: Type.Optional(Type.Boolean()),
})
export type Bucket = Static<typeof Bucket>
