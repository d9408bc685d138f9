import { checkTokenValue, type Token } from '@web2/builder'
import { useId, useState } from 'react'
import { ColorField } from '../fields/color-field.tsx'
import { CommitInput } from '../fields/commit-input.tsx'
import { Row } from '../fields/field-row.tsx'
import controls from '../fields/controls.module.css'
import { FontList } from '../style/fonts/font-list.tsx'
import { labelOfToken } from './token-labels.ts'
import styles from './theme.module.css'
import { TokenMenu } from './token-menu.tsx'
import { useTheme } from './use-theme.ts'

interface TokenRowProps {
  readonly token: Token
  readonly hasDark: boolean
}

interface ValueProps {
  readonly token: Token
  readonly label: string
  readonly value: string
  /** The token's value, or the one of the dark variant. */
  readonly kind: 'value' | 'dark'
  readonly placeholder?: string
}

const Value = ({ token, label, value, kind, placeholder }: ValueProps) => {
  const id = useId()
  const { setToken } = useTheme()
  const check = (typed: string) =>
    kind === 'dark' && typed.trim() === '' ? null : checkTokenValue(token.group, typed.trim())
  const values = (typed: string) =>
    kind === 'dark' ? { dark: typed.trim() || undefined } : { value: typed.trim() }
  const field = {
    id,
    label,
    value,
    check,
    ...(placeholder !== undefined && { placeholder }),
    commit: (typed: string) => setToken(token.name, values(typed)),
  }
  return (
    <Row label={label} htmlFor={id}>
      {token.group === 'color' ? (
        <ColorField {...field} choose={(typed) => setToken(token.name, values(typed), true)} />
      ) : (
        <CommitInput {...field} />
      )}
    </Row>
  )
}

/** Font library for a design token of a family. */
const FamilyChoice = ({ token, label }: { readonly token: Token; readonly label: string }) => {
  const listId = useId()
  const { setToken } = useTheme()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-label={`${isOpen ? 'Close' : 'Browse'} font library for ${label}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close font library' : 'Browse font library'}
      </button>
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <FontList value={token.value} choose={(stack) => setToken(token.name, { value: stack }, true)} />
        )}
      </div>
    </>
  )
}

/** A token with its value; a color also with that of the dark variant, if it is on. */
export const TokenRow = ({ token, hasDark }: TokenRowProps) => {
  const label = labelOfToken(token)
  return (
    <>
      <div className={styles.tokenRow}>
        <Value token={token} label={label} value={token.value} kind="value" />
        <TokenMenu token={token} />
      </div>
      {token.group === 'family' && <FamilyChoice token={token} label={label} />}
      {hasDark && token.group === 'color' && (
        <Value
          token={token}
          label={`${label}, dark`}
          value={token.dark ?? ''}
          kind="dark"
          placeholder={token.value}
        />
      )}
    </>
  )
}
