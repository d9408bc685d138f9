import { tokenReference, type TokenGroup } from '@web2/builder'
import { SelectInput } from '../../fields/select-input.tsx'
import { labelOfToken } from '../../theme/token-labels.ts'
import { useTheme } from '../../theme/use-theme.ts'

interface TokenSelectProps {
  readonly label: string
  readonly group: TokenGroup
  readonly value: string
  readonly commit: (value: string) => void
}

/** The design tokens of a group for a part of a value; nothing where the theme has none. */
export const TokenSelect = ({ label, group, value, commit }: TokenSelectProps) => {
  const { theme } = useTheme()
  const tokens = theme?.tokens.filter((token) => token.group === group && !token.isRetired) ?? []
  if (tokens.length === 0) return null
  return (
    <SelectInput
      label={`Design token for ${label}`}
      value={tokens.some(({ name }) => tokenReference(name) === value) ? value : ''}
      none="Design token…"
      options={tokens.map((token) => ({ value: tokenReference(token.name), label: labelOfToken(token) }))}
      commit={(chosen) => chosen && commit(chosen)}
    />
  )
}
