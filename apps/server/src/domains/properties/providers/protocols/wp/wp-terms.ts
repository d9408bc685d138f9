import { done, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { listAt, numberAt, textAt } from '../../../../../platform/outbound/read-json.ts'
import type { Term } from '../../connector.ts'
import type { WpClient } from './wp-client.ts'
import { wpText } from './wp-texts.ts'

type Kind = 'categories' | 'tags'

const perPage = 100

/** Returns up to 1,000 categories or tags of a site. */
export const wpTerms = async (client: WpClient, kind: Kind): Promise<Outcome<readonly Term[]>> => {
  const terms: Term[] = []
  for (let page = 1; page <= 10; page += 1) {
    const answer = await client(`/${kind}`, {
      query: { per_page: perPage, page, orderby: 'count', order: 'desc' },
    })
    if (!answer.ok) return answer
    const found = listAt(answer.value.body)
    for (const term of found)
      terms.push({
        externalId: textAt(term, 'id'),
        name: wpText(textAt(term, 'name')),
        count: numberAt(term, 'count'),
      })
    if (found.length < perPage) break
  }
  return done(terms)
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns the id of a term by name, creating it if missing; a message if this user may not create it. */
const idOf = async (
  client: WpClient,
  kind: Kind,
  name: string,
): Promise<Outcome<{ readonly id: number } | { readonly remark: string }>> => {
  const found = await client(`/${kind}`, { query: { search: name, per_page: perPage } })
  if (!found.ok) return found
  const known = listAt(found.value.body).find((term) => same(wpText(textAt(term, 'name')), name))
  if (known !== undefined) return done({ id: numberAt(known, 'id') })
  const made = await client(`/${kind}`, { method: 'POST', json: { name } })
  if (made.ok) return done({ id: numberAt(made.value.body, 'id') })
  // created concurrently: the error contains its id
  const existing = numberAt(made.failure.details, 'data', 'term_id')
  if (existing > 0) return done({ id: existing })
  if (made.failure.kind !== 'bad-content') return made
  const what = kind === 'tags' ? 'tag' : 'category'
  return done({ remark: `The ${what} “${name}” doesn’t exist on the site, and this user can’t create it.` })
}

export interface FoundTerms {
  readonly ids: readonly number[]
  readonly remarks: readonly string[]
}

/** Returns the ids of terms by name. Leaves out terms that can't be created, with a remark. */
export const termsNamed = async (
  client: WpClient,
  kind: Kind,
  names: readonly string[],
): Promise<Outcome<FoundTerms>> => {
  const ids: number[] = []
  const remarks: string[] = []
  for (const name of names) {
    const found = await idOf(client, kind, name)
    if (!found.ok) return found
    if ('id' in found.value) ids.push(found.value.id)
    else remarks.push(found.value.remark)
  }
  return done({ ids: [...new Set(ids)], remarks })
}
