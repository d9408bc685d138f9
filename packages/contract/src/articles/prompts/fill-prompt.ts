import { placeholderPattern } from './placeholders.ts'

/**
 * Returns the prompt with its placeholders replaced; doubled braces become single ones, and a name without a
 * value becomes empty. Inserted text is not expanded again.
 */
export const fillPrompt = (prompt: string, textOf: (name: string) => string | undefined): string =>
  prompt.replace(placeholderPattern, (found: string, ...rest: unknown[]) => {
    const { name } = rest.at(-1) as { name?: string }
    return name === undefined ? found.slice(1, -1) : (textOf(name) ?? '')
  })
