import { apiClient } from './client.ts'

export interface VersionAnswer {
  version: string
  /** The product's own hosted domain, where there is one. */
  hostedDomain?: string
}

/** GET /version: what the server runs. */
export const fetchVersion = async (): Promise<VersionAnswer> => (await apiClient()).service('version').find()
