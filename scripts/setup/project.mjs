import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout, wherever the command was typed. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const inRoot = (...parts) => join(root, ...parts)

/** Ends a script. Its message is for the person who started it: what happened and what to do. */
export class ScriptFailure extends Error {}

/** Runs a script's main function; a ScriptFailure ends it with its sentence, anything else with its stack. */
export async function runScript(main) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof ScriptFailure ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
