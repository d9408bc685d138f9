import { placeholderPattern } from './placeholders.ts'

/**
 * The prompt with texts in the place of its placeholders; doubled braces become single ones, and a name without a
 * text leaves nothing. What is put in is not looked at again.
 */
export const fillPrompt = (prompt: string, textOf: (name: string) => string | undefined): string =>
  prompt.replace(placeholderPattern, (found: string, ...rest: unknown[]) => {
    const { name } = rest.at(-1) as { name?: string }
    return name === undefined ? found.slice(1, -1) : (textOf(name) ?? '')
  })
