import { defaultTextGenerator, textProviders } from '@web2/contract/ai'
import { mostSteps, mostVariables, stackerProblems, type PromptStackerData } from '@web2/contract/articles'

const kind = 'web2-prompt-stackers'
const version = 1
const mostAtOnce = 200

/** Returns prompt stackers as a file for import. */
export const stackerFile = (stackers: readonly PromptStackerData[]): string => {
  const own = stackers.map(({ name, description, steps, variables }) => ({
    name,
    description,
    steps,
    variables,
  }))
  return `${JSON.stringify({ kind, version, stackers: own }, null, 2)}\n`
}

type Read = { readonly stackers: readonly PromptStackerData[] } | { readonly refusal: string }

/** Thrown with why a file is refused; caught where the file is read. */
class Refusal extends Error {}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown, where: string): Fields => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw new Refusal(`${where} is not an object.`)
}

const textOf = (fields: Fields, name: string, where: string, most: number, needed: boolean): string => {
  const value = fields[name] ?? ''
  if (typeof value !== 'string') throw new Refusal(`${where}: “${name}” must be text.`)
  const text = value.trim()
  if (needed && text === '') throw new Refusal(`${where}: “${name}” is missing.`)
  if (text.length > most) throw new Refusal(`${where}: “${name}” is longer than ${most} characters.`)
  return text
}

const listOf = (fields: Fields, name: string, where: string, most: number): readonly unknown[] => {
  const value = fields[name] ?? []
  if (!Array.isArray(value)) throw new Refusal(`${where}: “${name}” must be a list.`)
  if (value.length > most) throw new Refusal(`${where}: “${name}” has more than ${most} entries.`)
  return value
}

const generatorOf = (value: unknown, where: string) => {
  if (value === undefined) return defaultTextGenerator
  const { name, params } = fieldsOf(value, `${where}: “generateTextBy”`)
  const provider = textProviders.find((each) => each === name)
  if (provider === undefined)
    throw new Refusal(`${where}: “generateTextBy” must name one of ${textProviders.join(', ')}.`)
  return {
    name: provider,
    params: { model: textOf(fieldsOf(params, `${where}: “params”`), 'model', where, 120, true) },
  }
}

const stepOf = (value: unknown, where: string) => {
  const fields = fieldsOf(value, where)
  return {
    title: textOf(fields, 'title', where, 120, true),
    prompt: textOf(fields, 'prompt', where, 20_000, true),
    generateTextBy: generatorOf(fields.generateTextBy, where),
  }
}

const variableOf = (value: unknown, where: string) => {
  const fields = fieldsOf(value, where)
  const name = textOf(fields, 'name', where, 40, true)
  if (!/^[A-Za-z]\w*$/.test(name))
    throw new Refusal(`${where}: the name must start with a letter and contain only letters, digits and _.`)
  return { name, value: textOf(fields, 'value', where, 2_000, false) }
}

const stackerOf = (value: unknown, where: string): PromptStackerData => {
  const fields = fieldsOf(value, where)
  const stacker = {
    name: textOf(fields, 'name', where, 120, true),
    description: textOf(fields, 'description', where, 1_000, false),
    steps: listOf(fields, 'steps', where, mostSteps).map((step, at) =>
      stepOf(step, `${where}, step ${at + 1}`),
    ),
    variables: listOf(fields, 'variables', where, mostVariables).map((variable, at) =>
      variableOf(variable, `${where}, variable ${at + 1}`),
    ),
  }
  if (stacker.steps.length === 0) throw new Refusal(`${where} has no steps.`)
  const [problem] = Object.entries(stackerProblems(stacker))
  if (problem === undefined) return stacker
  const [list, at] = problem[0].split('.')
  throw new Refusal(`${where}, ${list === 'steps' ? 'step' : 'variable'} ${Number(at) + 1}: ${problem[1]}`)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Refusal('This file is not valid JSON. Choose a file downloaded from this page.')
    throw error
  }
}

const stackersOf = (text: string): readonly PromptStackerData[] => {
  const file = parsed(text)
  if (typeof file !== 'object' || file === null || (file as Fields).kind !== kind)
    throw new Refusal('This file contains no prompt stackers. Choose a file downloaded from this page.')
  const fields = file as Fields
  if (typeof fields.version !== 'number' || fields.version > version)
    throw new Refusal('This file comes from a newer version. Refresh this page and try again.')
  const list = listOf(fields, 'stackers', 'The file', mostAtOnce)
  if (list.length === 0) throw new Refusal('This file contains no prompt stackers.')
  return list.map((stacker, at) => stackerOf(stacker, `Prompt stacker ${at + 1}`))
}

/** Returns the prompt stackers of a file, or a sentence with why and where it is refused. */
export const readStackers = (text: string): Read => {
  try {
    return { stackers: stackersOf(text) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    throw error
  }
}
