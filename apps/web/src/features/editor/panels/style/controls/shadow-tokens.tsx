import { tokenOfValue, tokenReference } from '@web2/builder'
import type { CSSProperties } from 'react'
import { useTokenTexts } from '../backgrounds/use-token-texts.ts'
import { labelOfToken } from '../../theme/token-labels.ts'
import { useTheme } from '../../theme/use-theme.ts'
import { fitsProperty } from '../style-values.ts'
import styles from './shadows.module.css'

interface ShadowTokensProps {
  readonly property: 'box-shadow' | 'text-shadow'
  readonly label: string
  readonly value: unknown
  readonly choose: (value: string) => void
}

/** The shadows of the theme, as they look, the used one marked; nothing where the theme has none. */
export const ShadowTokens = ({ property, label, value, choose }: ShadowTokensProps) => {
  const { theme } = useTheme()
  const texts = useTokenTexts()
  const used = tokenOfValue(value)
  const tokens =
    theme?.tokens.filter(
      (token) => token.group === 'shadow' && !token.isRetired && fitsProperty(property, texts(token.value)),
    ) ?? []
  if (tokens.length === 0) return null
  return (
    <div className={styles.tokens} role="group" aria-label={`Design tokens for ${label}`}>
      {tokens.map((token) => (
        <button
          key={token.name}
          type="button"
          className={styles.token}
          aria-pressed={token.name === used}
          title={token.value}
          onClick={() => choose(tokenReference(token.name))}
        >
          <span className={styles.ground} aria-hidden="true">
            <span
              className={styles.sample}
              style={
                {
                  [property === 'box-shadow' ? 'boxShadow' : 'textShadow']: texts(token.value),
                } as CSSProperties
              }
            >
              {property === 'text-shadow' && 'Aa'}
            </span>
          </span>
          <span className={styles.name}>{labelOfToken(token)}</span>
        </button>
      ))}
    </div>
  )
}
