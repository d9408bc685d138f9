import { StartFailure } from '../config/startup-error.ts'

/** Returns host, port and database of a URL, without its password. */
export function place(url: string): string {
  const { host, searchParams, pathname } = new URL(url)
  return `${searchParams.get('host') ?? host}${pathname}`
}

/** Returns why the database in an environment variable can't be used, as a sentence. */
export function explainConnection(variable: string, url: string, error: unknown): StartFailure {
  const { code } = error as { code?: string }
  const because = sentences[code ?? '']?.replace('DATABASE_URL', variable) ?? `it said "${words(error)}"`
  return new StartFailure(`The database at ${place(url)} (${variable}) can’t be used: ${because}.`, {
    cause: error,
  })
}

/** By PostgreSQL's error codes (appendix A of its manual) and Node's. */
const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused. Start it, or fix host and port in DATABASE_URL',
  ENOTFOUND: 'the host was not found. Fix it in DATABASE_URL',
  EAI_AGAIN: 'the host name could not be resolved. Check the network, or use its IP address',
  ETIMEDOUT: 'it is not responding. Check host, port and firewall',
  '28P01': 'wrong user name or password',
  '28000': 'it rejects this user from this machine (see its pg_hba.conf)',
  '3D000': 'the database doesn’t exist. Create it first, owned by that user',
  '53300': 'it has no free connections. Raise its max_connections or close some',
}

/**
 * Returns an error's message. For a host with several addresses, Node nests the errors and leaves the message
 * empty.
 */
function words(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(words).join('; ')
  return error instanceof Error ? error.message : String(error)
}
