import type { ServiceContext } from './service-types.ts'

/** Lets the event of a save be read, and returns what was saved. For saves that record their event without a NOTIFY. */
export const woken = async <Saved>(
  { outbox }: Pick<ServiceContext, 'outbox'>,
  saving: Promise<Saved>,
): Promise<Saved> => {
  const saved = await saving
  outbox.wake()
  return saved
}
