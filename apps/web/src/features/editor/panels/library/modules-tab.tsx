import { SegmentedControl } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { FetchLoader } from '../../../../ui/loading-indicators.tsx'
import { useBuilder } from '../session/use-editor.ts'
import styles from './library.module.css'
import { OwnSections } from './own-sections.tsx'

// the library loads when its tab opens first
const ReadyMadeSections = lazy(() =>
  import('./ready-made-sections.tsx').then((module) => ({ default: module.ReadyMadeSections })),
)

type Source = 'own' | 'ready-made'

const sources = [
  { value: 'own', label: 'Your sections' },
  { value: 'ready-made', label: 'Ready-made' },
]

/** Tab of sections: the account's own, and on pages those of the library. */
export const ModulesTab = (given: { readonly placed?: () => void }) => {
  const { kind } = useBuilder()
  const [source, setSource] = useState<Source>('own')
  if (kind === 'section') return <OwnSections {...given} />
  return (
    <div className={styles.sources}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Sections"
        className={styles.source}
        data={sources}
        value={source}
        onChange={(value) => setSource(value === 'own' ? 'own' : 'ready-made')}
      />
      {source === 'own' ? (
        <OwnSections {...given} />
      ) : (
        <Suspense fallback={<FetchLoader type="dots" size="sm" aria-label="Loading sections" m="sm" />}>
          <ReadyMadeSections {...given} />
        </Suspense>
      )}
    </div>
  )
}
