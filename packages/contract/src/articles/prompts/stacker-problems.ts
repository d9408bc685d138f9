import { placeholdersOf, promptPlaceholders, sameName, stepNamed } from './placeholders.ts'

interface Stacker {
  readonly steps: readonly { readonly title: string; readonly prompt: string }[]
  readonly variables?: readonly { readonly name: string }[]
}

const placeholderProblem = (name: string, at: number, { steps, variables = [] }: Stacker): string | null => {
  const title = stepNamed(name)
  if (title !== null) {
    const found = steps.findIndex((step) => sameName(step.title, title))
    if (found === -1) return `There is no step “${title}” for {${name}}.`
    if (found === at) return `{${name}} is this step itself. It can use only what earlier steps wrote.`
    return found < at ? null : `{${name}} comes later. A step can use only what earlier steps wrote.`
  }
  if (name === 'previous' && at === 0) return 'There is no step before the first one for {previous}.'
  if (Object.hasOwn(promptPlaceholders, name) || variables.some((variable) => variable.name === name))
    return null
  return `{${name}} is not known. Add a variable of this name, or write {{${name}}} for the braces themselves.`
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
    if (twice(titles, at)) problems[`steps.${at}.title`] = 'There is a step of this title already.'
    else if (/[{}]/.test(title)) problems[`steps.${at}.title`] = 'A title has no braces.'
    const wrong = placeholdersOf(prompt)
      .map((name) => placeholderProblem(name, at, stacker))
      .find((sentence) => sentence !== null)
    if (wrong !== undefined && wrong !== null) problems[`steps.${at}.prompt`] = wrong
  }
  for (const [at, { name }] of variables.entries()) {
    const field = `variables.${at}.name`
    const names = variables.map((variable) => variable.name)
    if (twice(names, at)) problems[field] = 'There is a variable of this name already.'
    else if (Object.hasOwn(promptPlaceholders, name.trim()))
      problems[field] = `{${name.trim()}} has a meaning already. Please choose another name.`
  }
  return problems
}
