import { placeholderPattern } from './placeholders.ts'

/**
 * Fills the placeholders of a prompt. Doubled braces become single, names without a text become empty, and
 * inserted texts are not expanded again.
 */
export const fillPrompt = (prompt: string, textOf: (name: string) => string | undefined): string =>
  prompt.replace(placeholderPattern, (found: string, ...rest: unknown[]) => {
    const { name } = rest.at(-1) as { name?: string }
    return name === undefined ? found.slice(1, -1) : (textOf(name) ?? '')
  })
