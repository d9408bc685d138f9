/** One row, written by the first start (check-app-secret.ts). */
export interface SecretCheckTable {
  id: string
  valueSealed: string
}
