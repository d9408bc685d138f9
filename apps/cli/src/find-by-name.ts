import type { Client, ResourcePath } from '@web2/client'
import { CliFailure, exitCodes } from './exit-codes.ts'

const isId = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text)

type Named = { readonly _id: string; readonly name: string }

/**
 * Returns the one record with this id, or with this text in one of the fields, ignoring case. Throws a
 * CliFailure if there is none, or more than one.
 */
export const findByName = async (
  client: Client,
  path: ResourcePath,
  wanted: string,
  fields: readonly string[],
  noun: string,
): Promise<Named & Record<string, unknown>> => {
  const same = (value: unknown) => typeof value === 'string' && value.toLowerCase() === wanted.toLowerCase()
  const found: (Named & Record<string, unknown>)[] = []
  for await (const each of client.resource(path).all()) {
    const record = each as Named & Record<string, unknown>
    if (isId(wanted) ? record._id === wanted : fields.some((field) => same(record[field]))) found.push(record)
  }
  const [only, second] = found
  if (only === undefined) throw new CliFailure(`No ${noun} named “${wanted}”.`, exitCodes.failed)
  if (second !== undefined)
    throw new CliFailure(
      `${found.length} records are named “${wanted}”. Use an ID: ${found.map(({ _id }) => _id).join(', ')}`,
    )
  return only
}
