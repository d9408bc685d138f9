import fc from 'fast-check'
import { tokenGroups, type Theme, type Token } from '../theme/theme.ts'
import { tokenReference } from '../theme/token-reference.ts'

const names = fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9_-]{0,12}$/)

const hex = fc.stringMatching(/^#[\da-f]{6}$/)
const number = fc
  .double({ min: -100, max: 100, noNaN: true })
  .map((value) => String(Number(value.toFixed(3))))

const values = fc.oneof(
  hex,
  fc.stringMatching(/^#[\dA-F]{8}$/),
  fc.constantFrom(
    'red',
    'rgb(1 2 3 / 50%)',
    'oklch(0.7 0.1 200)',
    'currentColor',
    'transparent',
    'none',
    'uppercase',
  ),
  number,
  fc.tuple(number, fc.constantFrom('px', 'rem', 'em', '%', 'ms', 's')).map((parts) => parts.join('')),
  fc.constantFrom(
    'clamp(1rem, 0.9rem + 0.5vw, 1.25rem)',
    '"Alegreya Sans", "Segoe UI", sans-serif',
    'Karla, sans-serif',
    '0 12px 30px -18px rgb(0 0 0 / 22%)',
    '0 1px 2px #000, inset 0 0 0 1px red',
    'cubic-bezier(0.2, 0, 0, 1)',
    'linear-gradient(90deg, red, blue 40%)',
    'polygon(0 0, 100% 0, 100% 88%, 0 100%)',
    '" \' ( odd, but a string"',
  ),
)

interface Draft {
  readonly name: string
  readonly group: Token['group']
  readonly value: string
  readonly dark?: string | undefined
  /** Position of an earlier token to refer to, as a share of those before. */
  readonly use?: number | undefined
  readonly isWhole: boolean
}

const drafts = fc.uniqueArray(
  fc.record<Draft>({
    name: names,
    group: fc.constantFrom(...tokenGroups),
    value: values,
    dark: fc.option(values, { nil: undefined }),
    use: fc.option(fc.double({ min: 0, max: 0.999, noNaN: true }), { nil: undefined }),
    isWhole: fc.boolean(),
  }),
  { selector: ({ name }) => name, maxLength: 24 },
)

const tokenOf = ({ name, group, value, dark, use, isWhole }: Draft, before: readonly Draft[]): Token => {
  const used = use === undefined ? undefined : before[Math.floor(use * before.length)]
  const reference = used && tokenReference(used.name)
  const written = !reference ? value : isWhole ? reference : `calc(${reference} + 1px)`
  return { name, group, value: written, ...(dark !== undefined && { dark }) }
}

/** Themes that `checkTheme` accepts, with values of all kinds and with references to earlier tokens. */
export const arbitraryTheme: fc.Arbitrary<Theme> = fc.record({
  name: fc.constantFrom('Hedgerow', 'My theme', 'Ünïcode “quoted”', '</style>'),
  tokens: drafts.map((all) => all.map((draft, at) => tokenOf(draft, all.slice(0, at)))),
  hasDark: fc.boolean(),
})
