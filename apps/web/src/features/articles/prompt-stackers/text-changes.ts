import type { PromptStackerData } from '@web2/contract/articles'
import { writerOf } from '../../ai/writer.ts'

/** A difference between two versions of a prompt stacker. */
export interface Difference {
  readonly label: string
  readonly theirs: string
  readonly yours: string
}

const lines = (stacker: PromptStackerData): ReadonlyMap<string, string> =>
  new Map([
    ['Name', stacker.name],
    ['Description', stacker.description ?? ''],
    ...stacker.steps.flatMap(({ title, prompt, generateTextBy }, at): [string, string][] => [
      [`Step ${at + 1}, title`, title],
      [`Step ${at + 1}, prompt`, prompt],
      [`Step ${at + 1}, model`, writerOf(generateTextBy)],
    ]),
    ...(stacker.variables ?? []).map(({ name, value }, at): [string, string] => [
      `Variable ${at + 1}`,
      `${name} = ${value}`,
    ]),
  ])

/** Returns the differences between two versions in the order of the form; empty for what one lacks. */
export const differences = (theirs: PromptStackerData, yours: PromptStackerData): readonly Difference[] => {
  const [left, right] = [lines(theirs), lines(yours)]
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((label) => ({ label, theirs: left.get(label) ?? '', yours: right.get(label) ?? '' }))
    .filter((line) => line.theirs !== line.yours)
}
