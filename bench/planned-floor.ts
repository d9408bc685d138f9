import { vendors } from '@web2/server/src/domains/ai/providers/vendors.ts'

/*
 * The bare loop, one of two processes: `node planned-floor.ts <base URL>`. For each message with a number of articles, it
 * asks the questions of each article one after the other with `doStream` and reads the answers; it stores nothing.
 */

const [baseUrl = ''] = process.argv.slice(2)
/** As many as a worker of the product writes at once. */
const atOnce = 32

interface Question {
  readonly instructions: string
  readonly prompt: string
}

const open = await vendors.openai.open({ baseURL: baseUrl, apiKey: 'bench', fetch })
const model = open('gpt-6.1-sol')

const ask = async ({ instructions, prompt }: Question): Promise<number> => {
  const { stream } = await model.doStream({
    prompt: [
      { role: 'system', content: instructions },
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
  })
  let text = ''
  for await (const part of stream) if (part.type === 'text-delta') text += part.delta
  return text.length
}

process.on('message', (articles: number) => {
  const writeAll = async () => {
    const answer = await fetch(baseUrl)
    const questions = (await answer.json()) as readonly Question[]
    let left = articles
    const work = async () => {
      while (left-- > 0)
        for (const question of questions)
          if ((await ask(question)) === 0) throw new Error('An answer was empty')
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    process.send?.('done')
  }
  void writeAll()
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
