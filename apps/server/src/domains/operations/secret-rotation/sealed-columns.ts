import type { SecretContext } from '../../../platform/secrets/seal.ts'

/** Column of sealed values with their secret context. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** Primary key with SQL types. */
  readonly keys: readonly { readonly name: string; readonly type: string }[]
  /** Column with the `accountId` of the secret context; undefined if that was empty. */
  readonly owner: string | undefined
  /** Column name in the secret context, if it differs from the column's. */
  readonly sealedAs?: (row: Readonly<Record<string, string>>) => string
}

const id = [{ name: 'id', type: 'uuid' }] as const

/** Every column of the database that ends with `_sealed`; a test compares the list with the database. */
export const sealedColumns: readonly SealedColumn[] = [
  ...(['access_key', 'secret_key', 'api_token'] as const).map((key) => ({
    table: 'cloud_accounts',
    column: `${key}_sealed`,
    keys: id,
    owner: 'account_id',
    sealedAs: () => key,
  })),
  {
    table: 'setting_keys',
    column: 'key_sealed',
    keys: [
      { name: 'account_id', type: 'uuid' },
      { name: 'name', type: 'text' },
    ],
    owner: 'account_id',
    sealedAs: ({ name = '' }) => name,
  },
  { table: 'secret_check', column: 'value_sealed', keys: id, owner: undefined },
  { table: 'mails', column: 'body_sealed', keys: id, owner: undefined },
  { table: 'lead_files', column: 'key_sealed', keys: id, owner: 'account_id' },
  { table: 'lead_form_keys', column: 'key_sealed', keys: [{ name: 'id', type: 'text' }], owner: undefined },
  { table: 'properties', column: 'secrets_sealed', keys: id, owner: 'account_id' },
  { table: 'verifications', column: 'state_sealed', keys: id, owner: 'account_id' },
  { table: 'verifications', column: 'answer_sealed', keys: id, owner: 'account_id' },
  // the older secret was the newer one before
  ...(['secret_sealed', 'old_secret_sealed'] as const).map((column) => ({
    table: 'webhooks',
    column,
    keys: id,
    owner: 'account_id',
    sealedAs: () => 'secret_sealed',
  })),
  {
    table: 'two_factor',
    column: 'secret_sealed',
    keys: [{ name: 'user_id', type: 'uuid' }],
    owner: 'user_id',
  },
]

/** Returns the secret context of a row, given its key columns and `owner`. */
export const secretContextOf = (
  { table, column, sealedAs }: SealedColumn,
  row: Readonly<Record<string, string>>,
): SecretContext => ({ table, column: sealedAs?.(row) ?? column, accountId: row.owner ?? '' })
