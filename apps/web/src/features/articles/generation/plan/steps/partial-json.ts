interface Reader {
  readonly text: string
  at: number
}

const skipSpace = (reader: Reader): string => {
  while (/\s/.test(reader.text.charAt(reader.at))) reader.at += 1
  return reader.text.charAt(reader.at)
}

const readString = (reader: Reader): { readonly value: string; readonly isWhole: boolean } => {
  const from = reader.at
  let at = from + 1
  while (at < reader.text.length && reader.text[at] !== '"') at += reader.text[at] === '\\' ? 2 : 1
  const isWhole = at < reader.text.length
  reader.at = isWhole ? at + 1 : reader.text.length
  const inner = reader.text.slice(from + 1, isWhole ? at : undefined)
  const complete = isWhole ? inner : inner.replace(/\\(?:u[0-9a-f]{0,3})?$/i, '')
  try {
    return { value: JSON.parse(`"${complete}"`) as string, isWhole }
  } catch {
    // such as a line break that was not escaped
    return { value: complete, isWhole }
  }
}

const readObject = (reader: Reader): object => {
  const entries: [string, unknown][] = []
  reader.at += 1
  for (;;) {
    const next = skipSpace(reader)
    if (next === ',') reader.at += 1
    else if (next === '"') {
      const { value: name, isWhole } = readString(reader)
      if (!isWhole || skipSpace(reader) !== ':') break
      reader.at += 1
      const value = readValue(reader)
      if (value !== undefined) entries.push([name, value])
      else break
    } else {
      if (next === '}') reader.at += 1
      break
    }
  }
  return Object.fromEntries(entries)
}

const readList = (reader: Reader): unknown[] => {
  const list: unknown[] = []
  reader.at += 1
  for (;;) {
    const next = skipSpace(reader)
    if (next === ',') reader.at += 1
    else if (next === ']' || next === '') {
      reader.at += next.length
      return list
    } else {
      const value = readValue(reader)
      if (value === undefined) return list
      list.push(value)
    }
  }
}

const readValue = (reader: Reader): unknown => {
  const next = skipSpace(reader)
  if (next === '{') return readObject(reader)
  if (next === '[') return readList(reader)
  if (next === '"') return readString(reader).value
  const word = /^[-+.\w]+/.exec(reader.text.slice(reader.at))?.[0] ?? ''
  reader.at += word.length
  // a number at the very end may have more digits to come
  if (word === '' || (reader.at === reader.text.length && /\d/.test(word))) return undefined
  try {
    return JSON.parse(word) as unknown
  } catch {
    return undefined
  }
}

/**
 * Returns the object in a JSON text that is still being written, as far as it is known: open strings, lists and objects
 * end where the text does, and names without a value are left out. Text around the object is ignored.
 */
export const partialJson = (text: string): object => {
  const from = text.indexOf('{')
  return from < 0 ? {} : readObject({ text, at: from })
}
