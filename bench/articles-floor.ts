import { planCards, firstCards } from '@web2/contract/articles'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { createGuardedAgent } from '@web2/server/src/platform/outbound/guarded-agent.ts'
import { egressPolicy } from '@web2/server/src/platform/outbound/egress-policy.ts'
import { textProvider } from '@web2/server/src/domains/ai/providers/registry.ts'

/*
 * The bare loop, one of two processes: `node articles-floor.ts <database url> <account> <base URL>
 * <articles>`. It requests the texts of each article one after the other by the same provider, and writes the
 * article with one INSERT.
 */

const [url = '', accountId = '', baseUrl = '', count = '0'] = process.argv.slice(2)
const atOnce = 24

const db = connect({ url, applicationName: 'bench floor' })
const dispatcher = createGuardedAgent(egressPolicy([new URL(baseUrl).host]), { connections: 64 })
const provider = textProvider('openai', { baseUrl, apiKey: 'bench', dispatcher })
const texts = planCards(firstCards())

const writeOne = async (at: number) => {
  const written: string[] = []
  for (const { type } of texts) {
    const answer = await provider.complete({
      model: 'gpt-6.1-sol',
      instructions:
        type === 'paragraph' ? 'You write one part of an article.' : 'You write one line of an article.',
      prompt: 'Write about roses.',
      mostCharacters: 60_000,
      patience: 60_000,
      signal: new AbortController().signal,
      onText: () => undefined,
    })
    if (!answer.ok) throw new Error(answer.failure.message)
    written.push(answer.value.text)
  }
  await db
    .insertInto('articles')
    .values({ id: uuidV7(), accountId, title: `Floor ${at}`, text: written.join('\n'), createdBy: null })
    .execute()
}

process.once('message', async () => {
  let next = 0
  const work = async () => {
    while (next < Number(count)) await writeOne(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await db.destroy()
  process.disconnect()
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
