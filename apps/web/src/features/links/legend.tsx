import type { MapTone } from './lay-out-map.ts'
import classes from './link-map.module.css'

const tones: readonly { readonly tone: MapTone; readonly text: string }[] = [
  { tone: 'fine', text: 'All links are there' },
  { tone: 'doubtful', text: 'Some have moved, have another rel, or are not known' },
  { tone: 'gone', text: 'Some are lost, or their page is gone' },
]

/** What the lines of the diagram say, by their color and their dashes. */
export const Legend = () => (
  <div className={classes.legend}>
    {tones.map(({ tone, text }) => (
      <span key={tone} className={classes.sample}>
        <svg width={36} height={8} aria-hidden>
          <path d="M0,4H36" className={classes.line} data-tone={tone} strokeWidth={3} />
        </svg>
        {text}
      </span>
    ))}
  </div>
)
