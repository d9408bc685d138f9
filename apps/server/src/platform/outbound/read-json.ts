/** Reads responses of external services defensively: missing or mistyped values are empty. */
type Path = readonly (string | number)[]

export const valueAt = (value: unknown, ...path: Path): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Record<string | number, unknown>)[name]
        : undefined,
    value,
  )

export const textAt = (value: unknown, ...path: Path): string => {
  const found = valueAt(value, ...path)
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : ''
}

export const numberAt = (value: unknown, ...path: Path): number => {
  const found = valueAt(value, ...path)
  return typeof found === 'number' && Number.isFinite(found) ? found : 0
}

export const listAt = (value: unknown, ...path: Path): readonly unknown[] => {
  const found = valueAt(value, ...path)
  return Array.isArray(found) ? found : []
}

/** Returns the value of a JSON text, or undefined for any other text. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined // an error page of a proxy
    throw error
  }
}
