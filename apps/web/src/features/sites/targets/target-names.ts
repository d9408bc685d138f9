import type { SiteTarget } from '@web2/contract/sites'

/** Only the built-in host goes without an account. */
export const builtinName = 'Built-in host'

/** 'Built-in host', or 'Backups / my-bucket' for an account's bucket. */
export const targetName = ({ accountLabel, bucket }: Pick<SiteTarget, 'accountLabel' | 'bucket'>): string =>
  [accountLabel ?? builtinName, bucket].filter((part) => part !== null).join(' / ')
