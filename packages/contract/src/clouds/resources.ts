import type {
  CloudAccount,
  CloudAccountCreate,
  CloudAccountData,
  CloudAccountPatch,
  CloudAccountTest,
  CloudSetting,
} from './cloud-setting.ts'

export interface CloudsResources {
  'cloud-settings': { record: CloudSetting }
  'cloud-settings-manager': {
    record: CloudAccount
    create: CloudAccountCreate
    created: CloudAccount | CloudAccountTest
    update: CloudAccountData
    patch: CloudAccountPatch
    patched: CloudAccount | CloudAccountTest
  }
}
