import { IconPlus, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { counted } from '../../../../../lib/text/counted.ts'
import { CommitInput } from '../../fields/commit-input.tsx'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import styles from './grid-tracks.module.css'
import { Row } from '../../fields/field-row.tsx'
import { refusalOf, shownNumber } from '../style-values.ts'
import { equalTracks, mostTracks, shownTrack, tracksOf, tracksText, typedTrack } from './tracks.ts'
import { useProperty } from '../use-style.ts'

export interface TracksControlProps {
  readonly property: 'grid-template-columns' | 'grid-template-rows'
  readonly label: string
  /** Singular name of a track. */
  readonly one: string
}

const counts = [1, 2, 3, 4, 5, 6]

/** Columns or rows of a grid: number and sizes, and a text field for anything else. */
export const TracksControl = ({ property, label, one }: TracksControlProps) => {
  const id = useId()
  const { value, isSet, mixed, origin, set, clear } = useProperty(property)
  const text = shownNumber(value)
  const tracks = tracksOf(text)
  const setTracks = (next: readonly string[]) => set(tracksText(next) || undefined)
  return (
    <Row label={label} htmlFor={id} origin={origin} clear={clear}>
      <div className={fields.stack}>
        <div className={styles.counts} role="group" aria-label={`Number of ${label.toLowerCase()}`}>
          {counts.map((count) => (
            <button
              key={count}
              type="button"
              className={`${controls.button} ${styles.count}`}
              aria-pressed={tracks?.length === count}
              aria-label={counted(count, `equal ${one}`)}
              onClick={() => setTracks(equalTracks(count))}
            >
              {count}
            </button>
          ))}
        </div>
        {tracks !== null && tracks.length > 0 && (
          <div className={styles.tracks} role="group" aria-label={`Sizes of ${one}s`}>
            {tracks.map((track, at) => (
              <div key={at} className={styles.track}>
                <CommitInput
                  label={`${one} ${at + 1}`}
                  value={shownTrack(track)}
                  selectsAll
                  check={(typed) => refusalOf(property, typedTrack(typed))}
                  commit={(typed) =>
                    setTracks(tracks.map((each, place) => (place === at ? typedTrack(typed) : each)))
                  }
                />
                <button
                  type="button"
                  className={controls.iconButton}
                  aria-label={`Remove ${one} ${at + 1}`}
                  onClick={() => setTracks(tracks.filter((_, place) => place !== at))}
                >
                  <IconX size={12} />
                </button>
              </div>
            ))}
            {tracks.length < mostTracks && (
              <button
                type="button"
                className={controls.iconButton}
                aria-label={`Add ${one}`}
                onClick={() => setTracks([...tracks, 'minmax(0, 1fr)'])}
              >
                <IconPlus size={14} />
              </button>
            )}
          </div>
        )}
        <CommitInput
          id={id}
          label={label}
          value={isSet ? text : ''}
          placeholder={mixed ? 'Mixed' : isSet ? '' : text || '1fr 2fr, or repeat(3, 1fr)'}
          check={(typed) => (typed.trim() === '' ? null : refusalOf(property, typed.trim()))}
          commit={(typed) => set(typed.trim() || undefined)}
        />
      </div>
    </Row>
  )
}
