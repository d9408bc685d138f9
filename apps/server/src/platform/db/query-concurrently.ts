import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

type Questions<Answers extends readonly unknown[]> = {
  readonly [At in keyof Answers]: () => Promise<Answers[At]>
}

/** Runs queries concurrently on separate connections; in a transaction, which has one, sequentially. */
export const queryConcurrently = async <Answers extends readonly unknown[]>(
  db: Kysely<Database>,
  questions: Questions<Answers>,
): Promise<Answers> => {
  if (!db.isTransaction) return (await Promise.all(questions.map((ask) => ask()))) as unknown as Answers
  const answers: unknown[] = []
  for (const ask of questions) answers.push(await ask())
  return answers as unknown as Answers
}
