import { apiClient } from './client.ts'

export interface VersionAnswer {
  version: string
  /** Address of this installation for others, without a slash at its end. */
  publicUrl: string
  /** The product's own hosted domain; '' where there is none. */
  hostedDomain: string
}

/** GET /version: what the server runs. */
export const fetchVersion = async (): Promise<VersionAnswer> => (await apiClient()).service('version').find()
