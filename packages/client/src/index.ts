export { createClient, type Client, type ClientOptions } from './create-client.ts'
export { ApiFailure, type ApiIssue } from './api-failure.ts'
export type { Page, Query, Resource } from './resource.ts'
export type { ResourcePath, Resources } from '@web2/contract/resources'
