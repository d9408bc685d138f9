import { defaultTextGenerator } from '@web2/contract/ai'
import { stackerProblems, type PromptStackerData } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import { generatorOf, writerOf } from '../../ai/writer.ts'

/** A prompt step in the form; `key` identifies it when it moves. */
export interface StepValues {
  key: string
  title: string
  prompt: string
  /** Service and model, such as 'openai:gpt-4'. */
  writer: string
}

export interface StackerValues {
  name: string
  description: string
  steps: StepValues[]
  variables: { key: string; name: string; value: string }[]
}

const newKey = (): string => crypto.randomUUID()

export const newStep = (): StepValues => ({
  key: newKey(),
  title: '',
  prompt: '',
  writer: writerOf(defaultTextGenerator),
})

export const newVariable = () => ({ key: newKey(), name: '', value: '' })

export const copiedStep = (step: StepValues, titles: readonly string[]): StepValues => {
  const names = new Set(titles.map((title) => title.trim().toLowerCase()))
  let title = `${step.title} copy`
  for (let at = 2; names.has(title.trim().toLowerCase()); at += 1) title = `${step.title} copy ${at}`
  return { ...step, key: newKey(), title: step.title.trim() === '' ? '' : title }
}

export const emptyStacker = (): StackerValues => ({
  name: '',
  description: '',
  steps: [{ ...newStep(), title: 'Step 1' }],
  variables: [],
})

export const stackerValues = (stacker: PromptStackerData): StackerValues => ({
  name: stacker.name,
  description: stacker.description ?? '',
  steps: stacker.steps.map(({ title, prompt, generateTextBy }) => ({
    key: newKey(),
    title,
    prompt,
    writer: writerOf(generateTextBy),
  })),
  variables: (stacker.variables ?? []).map(({ name, value }) => ({ key: newKey(), name, value })),
})

/** Converts form values for a request. */
export const stackerData = ({ name, description, steps, variables }: StackerValues): PromptStackerData => ({
  name: name.trim(),
  description: description.trim(),
  steps: steps.map(({ title, prompt, writer }) => ({
    title: title.trim(),
    prompt: prompt.trim(),
    generateTextBy: generatorOf(writer),
  })),
  variables: variables.map((variable) => ({ name: variable.name.trim(), value: variable.value.trim() })),
})

const required = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) =>
      text.trim() === '' ? [[field, messages.required]] : [],
    ),
  )

/** Returns sentences by field; empty if it can be saved. */
export const stackerErrors = (values: StackerValues): Record<string, string> => {
  const { name, steps, variables } = values
  const texts: Record<string, string> = { name }
  const odd: Record<string, string> = {}
  for (const [at, step] of steps.entries()) {
    texts[`steps.${at}.title`] = step.title
    texts[`steps.${at}.prompt`] = step.prompt
  }
  for (const [at, variable] of variables.entries()) {
    texts[`variables.${at}.name`] = variable.name
    if (!/^[A-Za-z]\w{0,39}$/.test(variable.name.trim()))
      odd[`variables.${at}.name`] = 'Start with a letter and use only letters, digits and _.'
  }
  return { ...stackerProblems(stackerData(values)), ...odd, ...required(texts) }
}

/** Returns the list with one entry moved. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const rest = list.filter((_entry, at) => at !== from)
  const entry = list[from]
  return entry === undefined ? rest : [...rest.slice(0, to), entry, ...rest.slice(to)]
}
