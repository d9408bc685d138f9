import { Text } from '@mantine/core'
import { contrastReport, type Theme } from '@web2/builder'
import styles from './theme.module.css'

/** Pairs of colors that are hard to read, or one sentence if all are fine. */
export const ContrastNotes = ({ theme }: { readonly theme: Theme }) => {
  const rows = contrastReport(theme).filter((row) => row.variant === 'light' || theme.hasDark)
  if (rows.length === 0) return null
  const weak = rows.filter(({ passes }) => !passes)
  if (weak.length === 0)
    return (
      <Text size="xs" c="dimmed">
        {rows.length === 1
          ? 'Text is easy to read on its background.'
          : `All ${rows.length} color pairs are easy to read.`}
      </Text>
    )
  return (
    <details className={styles.contrast}>
      <summary>
        {weak.length === 1 ? '1 color pair is' : `${weak.length} color pairs are`} hard to read
      </summary>
      <ul>
        {weak.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
