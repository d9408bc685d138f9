/**
 * Runs a statement for all items, or for each alone if that fails, so that a failing item affects no other. Returns the
 * results in the order of the items, with the errors of those that failed.
 */
export const allOrOneByOne = async <Item, Result>(
  items: readonly Item[],
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<readonly (Result | Error)[]> => {
  try {
    return await run(items)
  } catch (error) {
    if (items.length === 1) return [asError(error)]
    const results: (Result | Error)[] = []
    for (const item of items)
      results.push(...(await run([item]).catch((reason: unknown) => [asError(reason)])))
    return results
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
