import { placeholdersOf, promptPlaceholders, sameName, stepNamed } from './placeholders.ts'

interface Stacker {
  readonly steps: readonly { readonly title: string; readonly prompt: string }[]
  readonly variables?: readonly { readonly name: string }[]
}

const placeholderProblem = (name: string, at: number, { steps, variables = [] }: Stacker): string | null => {
  const title = stepNamed(name)
  if (title !== null) {
    const found = steps.findIndex((step) => sameName(step.title, title))
    if (found === -1) return `No step is named “${title}” for {${name}}.`
    if (found === at) return `{${name}} is this step. A step can use only the output of earlier steps.`
    return found < at ? null : `{${name}} is a later step. A step can use only the output of earlier steps.`
  }
  if (name === 'previous' && at === 0) return '{previous} needs a step before this one.'
  if (Object.hasOwn(promptPlaceholders, name) || variables.some((variable) => variable.name === name))
    return null
  return `Unknown placeholder {${name}}. Add a variable with this name, or write {{${name}}} for literal braces.`
}

const twice = (names: readonly string[], at: number): boolean =>
  names[at]?.trim() !== '' && names.slice(0, at).some((earlier) => sameName(earlier, names[at] ?? ''))

/**
 * Returns the problems of a prompt stacker's placeholders, titles and variables, one sentence per field
 * ('steps.1.prompt'). Returns an empty object if there are none.
 */
export const stackerProblems = (stacker: Stacker): Readonly<Record<string, string>> => {
  const problems: Record<string, string> = {}
  const { steps, variables = [] } = stacker
  for (const [at, { title, prompt }] of steps.entries()) {
    const titles = steps.map((step) => step.title)
    if (twice(titles, at)) problems[`steps.${at}.title`] = 'A step with this title already exists.'
    else if (/[{}]/.test(title)) problems[`steps.${at}.title`] = 'Titles can’t contain braces.'
    const wrong = placeholdersOf(prompt)
      .map((name) => placeholderProblem(name, at, stacker))
      .find((sentence) => sentence !== null)
    if (wrong !== undefined && wrong !== null) problems[`steps.${at}.prompt`] = wrong
  }
  for (const [at, { name }] of variables.entries()) {
    const field = `variables.${at}.name`
    const names = variables.map((variable) => variable.name)
    if (twice(names, at)) problems[field] = 'A variable with this name already exists.'
    else if (Object.hasOwn(promptPlaceholders, name.trim()))
      problems[field] = `{${name.trim()}} is reserved. Choose another name.`
  }
  return problems
}
