import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the checkout, independent of the working directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const inRoot = (...parts) => join(root, ...parts)

/** Error that ends a script. Its message states to the user what happened and what to do. */
export class ScriptFailure extends Error {}

/**
 * Runs a script's main function and exits with its code. Prints the message of a ScriptFailure, and the stack
 * of any other error.
 */
export async function runScript(main) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof ScriptFailure ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
