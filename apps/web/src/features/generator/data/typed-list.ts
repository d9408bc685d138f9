import { listNamePattern, type TurboList } from '@web2/contract/generator'

/** One of the lists that pages are made for, as it is entered. */
export interface TypedList {
  /** Key of a list whose name may change. */
  readonly id: number
  readonly name: string
  readonly from: 'typed' | 'data'
  /** One value a line. */
  readonly typed: string
  readonly dataId: string | null
  /** The column that the name stands for; null: the first. */
  readonly column: string | null
}

const emptyList = (id: number, name: string): TypedList => ({
  id,
  name,
  from: 'typed',
  typed: '',
  dataId: null,
  column: null,
})

export const typedLists = (names: readonly string[]): readonly TypedList[] =>
  names.map((name, at) => emptyList(at, name))

/** One more list, with a name that no other has. */
export const withList = (lists: readonly TypedList[]): readonly TypedList[] => {
  const names = new Set(lists.map(({ name }) => name))
  let number = lists.length + 1
  while (names.has(`list${number}`)) number += 1
  return [...lists, emptyList(Math.max(-1, ...lists.map(({ id }) => id)) + 1, `list${number}`)]
}

/** Letters that a placeholder can have: 'Zip code' becomes 'Zip_code'. */
export const placeholderName = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 40)

const valid = new RegExp(listNamePattern)

/** Returns why a list's name is invalid, or null. */
export const listNameProblem = (lists: readonly TypedList[], { id, name }: TypedList): string | null => {
  if (!valid.test(name)) return 'Enter a name of letters, digits and _, beginning with a letter.'
  const taken = lists.some((other) => other.id < id && other.name.toLowerCase() === name.toLowerCase())
  return taken ? 'Another list has this name. Choose a different one.' : null
}

export const linesOf = (typed: string): string[] =>
  typed
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The text with these lines below it, each that it has not already. */
export const withLines = (typed: string, lines: readonly string[]): string => {
  const there = new Set(linesOf(typed))
  const added = lines.map((line) => line.trim()).filter((line) => line !== '' && !there.has(line))
  return [...linesOf(typed), ...new Set(added)].join('\n')
}

export const definedList = ({ id, name, from, typed, dataId, column }: TypedList): TurboList => ({
  name: valid.test(name) ? name : `list${id + 1}`,
  ...(from === 'data' && dataId !== null
    ? { dataId, ...(column === null ? {} : { column }) }
    : { values: from === 'typed' ? linesOf(typed) : [] }),
})
