/** One row, written by the first start (main/check-secret.ts). */
export interface SecretCheckTable {
  id: string
  valueSealed: string
}
