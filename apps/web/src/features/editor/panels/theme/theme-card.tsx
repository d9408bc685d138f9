import type { ThemeSample } from '@web2/builder'
import { useEffect, type CSSProperties } from 'react'
import { writeFontFaces } from '../../canvas/fonts/write-font-faces.ts'
import styles from './theme.module.css'

const bands = ['c-paper', 'c-tint', 'c-deep', 'c-brand', 'c-action', 'c-mark']

interface ThemeCardProps {
  readonly name: string
  readonly sample: ThemeSample
  readonly isCurrent: boolean
  readonly choose: () => void
}

/** Button that takes a theme, with a sample of its colors and headings. */
export const ThemeCard = ({ name, sample, isCurrent, choose }: ThemeCardProps) => {
  const titles = sample['f-title']
  useEffect(() => {
    if (titles !== undefined) void writeFontFaces(document, `font-family:${titles}`)
  }, [titles])
  const valueOf = (token: string) => sample[token] ?? 'transparent'
  return (
    <button type="button" className={styles.card} aria-current={isCurrent} onClick={choose}>
      <span
        className={styles.sample}
        style={
          {
            '--paper': sample['c-paper'] ?? '#ffffff',
            '--ink': sample['c-ink'] ?? '#1a1a1a',
            '--action': valueOf('c-action'),
            '--radius': sample['r-s'] ?? '0',
            ...(titles !== undefined && { fontFamily: titles }),
          } as CSSProperties
        }
      >
        <span aria-hidden="true">Aa</span>
        <span className={styles.sampleButton} aria-hidden="true" />
      </span>
      <span className={styles.bands} aria-hidden="true">
        {bands.map((token) => (
          <span key={token} style={{ background: valueOf(token) }} />
        ))}
      </span>
      <span className={styles.cardName}>{name}</span>
    </button>
  )
}
