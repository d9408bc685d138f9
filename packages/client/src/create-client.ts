import type { CreatedOf, RemovedOf, ResourcePath } from '@web2/contract/resources'
import { createResource, type Resource } from './resource.ts'
import { queryString, type Query } from './query-string.ts'
import { createSend, download, type SendOptions } from './send.ts'

export type ClientOptions = SendOptions

export interface Client {
  /** Returns the calls of a resource by its path: `client.resource('naps').find()`. */
  resource<Path extends ResourcePath>(path: Path): Resource<Path>
  /** Yields leads as the text of a CSV file for spreadsheets, newest first; the query is that of the leads. */
  leadsCsv(query?: Query): AsyncGenerator<string, void, undefined>
  /** Returns the data of the person with an email address or phone number: their leads, and what was written to them. */
  findPerson(person: string): Promise<CreatedOf<'lead-people'>>
  /** Deletes the data of this person; returns the number of their leads. */
  removePerson(person: string): Promise<RemovedOf<'lead-people'>>
  /** Returns the owner of the token and its rights. */
  whoAmI(): Promise<WhoAmI>
}

export interface WhoAmI {
  readonly user: {
    readonly _id: string
    readonly name: string
    readonly email: string
    readonly accountId: string
  }
  /** Only for an access token. */
  readonly scopes?: readonly string[]
}

/** Creates a client for the public API of one installation, authenticated by a token. */
export const createClient = (options: ClientOptions): Client => {
  const send = createSend(options)
  return {
    resource: (path) => createResource(send, path),
    leadsCsv: (query) => download(options, `leads.csv${queryString(query)}`),
    findPerson: (person) => createResource(send, 'lead-people').create({ person }),
    removePerson: (person) =>
      send('DELETE', `lead-people${queryString({ person })}`) as Promise<RemovedOf<'lead-people'>>,
    whoAmI: () =>
      send('POST', 'authentication', { strategy: 'jwt', accessToken: options.token }) as Promise<WhoAmI>,
  }
}
