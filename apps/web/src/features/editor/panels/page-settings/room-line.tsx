import styles from './page-settings.module.css'
import type { Room } from './text-length.ts'

/** Meter of a text's length, with advice. */
export const RoomLine = ({ room: { px, most, letters, advice }, id }: { room: Room; id: string }) => (
  <div id={id}>
    <div className={styles.meter} data-over={px > most} aria-hidden="true">
      <span style={{ width: `${Math.min(100, (px / most) * 100)}%` }} />
    </div>
    <p className={styles.room}>
      <span>{advice ?? 'Good length.'}</span>
      <span>
        {letters} letters, {px} of {most} px
      </span>
    </p>
  </div>
)
