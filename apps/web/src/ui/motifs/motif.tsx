import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './motif.module.css'

const { paper, behind, words, tint, way, plan, spot } = classes

interface Drawing {
  readonly shapes: ReactNode
  /** Center and radius of the mark that the icon is in. */
  readonly mark: { readonly x: number; readonly y: number; readonly r: number }
}

/** Drawings of 160 × 100 units, in the theme's colors. */
const drawings = {
  sites: {
    mark: { x: 118, y: 26, r: 14 },
    shapes: (
      <>
        <rect className={behind} x="44" y="12" width="92" height="62" rx="6" />
        <rect className={paper} x="26" y="24" width="92" height="64" rx="6" />
        <path className={words} d="M36 34h.1M44 34h.1M52 34h.1" />
        <rect className={tint} x="34" y="44" width="76" height="18" rx="3" />
        <path className={words} d="M36 71h30M36 79h20M78 71h30M78 79h22" />
      </>
    ),
  },
  articles: {
    mark: { x: 104, y: 78, r: 14 },
    shapes: (
      <>
        <rect className={behind} x="64" y="10" width="58" height="74" rx="6" />
        <rect className={paper} x="42" y="18" width="62" height="74" rx="6" />
        <path className={way} d="M52 32h26" strokeWidth="4" />
        <path className={words} d="M52 45h42M52 54h38M52 63h42M52 72h24" />
      </>
    ),
  },
  campaigns: {
    mark: { x: 122, y: 46, r: 14 },
    shapes: (
      <>
        <rect className={paper} x="26" y="18" width="78" height="70" rx="6" />
        <path className={words} d="M42 13v9M88 13v9" />
        <path className={behind} d="M26 34h78" />
        <path
          className={words}
          d="M40 46h.1M54 46h.1M40 60h.1M76 60h.1M90 60h.1M40 74h.1M54 74h.1M68 74h.1"
        />
        <rect className={tint} x="70" y="40" width="12" height="12" rx="3" />
        <rect className={tint} x="55" y="54" width="12" height="12" rx="3" />
        <rect className={tint} x="80" y="68" width="12" height="12" rx="3" />
        <path className={plan} d="M82 46h26M92 74h24" />
        <circle className={spot} cx="122" cy="74" r="6" />
      </>
    ),
  },
  properties: {
    mark: { x: 80, y: 50, r: 16 },
    shapes: (
      <>
        <path className={plan} d="M80 50 38 28M80 50 40 78M80 50l42-24M80 50l40 28" />
        <rect className={behind} x="22" y="16" width="30" height="22" rx="5" />
        <rect className={behind} x="24" y="66" width="30" height="22" rx="5" />
        <rect className={paper} x="108" y="14" width="30" height="22" rx="5" />
        <rect className={paper} x="106" y="66" width="30" height="22" rx="5" />
        <path
          className={words}
          d="M29 25h16M31 75h16M115 23h16M113 75h16M29 31h9M31 81h9M115 29h9M113 81h9"
        />
        <circle className={spot} cx="138" cy="16" r="5" />
      </>
    ),
  },
  listings: {
    mark: { x: 46, y: 52, r: 14 },
    shapes: (
      <>
        <rect className={behind} x="40" y="12" width="92" height="58" rx="6" />
        <rect className={paper} x="26" y="26" width="94" height="62" rx="6" />
        <path className={way} d="M66 41h34" strokeWidth="4" />
        <path className={words} d="M66 53h42M66 63h30M38 77h70" />
      </>
    ),
  },
  generator: {
    mark: { x: 80, y: 51, r: 14 },
    shapes: (
      <>
        <rect className={paper} x="20" y="26" width="40" height="50" rx="6" />
        <path className={way} d="M28 38h16" strokeWidth="4" />
        <path className={words} d="M28 49h24M28 57h20M28 65h24" />
        <path className={plan} d="M62 51h18M80 51l22-30M80 51h22M80 51l22 30" />
        <rect className={behind} x="104" y="8" width="34" height="26" rx="5" />
        <rect className={behind} x="104" y="38" width="34" height="26" rx="5" />
        <rect className={behind} x="104" y="68" width="34" height="26" rx="5" />
        <path className={words} d="M111 25h18M111 55h18M111 85h18" />
        <path className={way} d="M111 17h12M111 47h12M111 77h12" strokeWidth="4" />
      </>
    ),
  },
  links: {
    mark: { x: 84, y: 38, r: 14 },
    shapes: (
      <>
        <path className={way} d="M46 66 78 40M90 36l28 12M52 72h58" />
        <path className={plan} d="M40 60 34 34M84 30l10-12" />
        <circle className={behind} cx="32" cy="27" r="8" />
        <circle className={behind} cx="98" cy="14" r="6" />
        <circle className={paper} cx="40" cy="72" r="13" />
        <circle className={paper} cx="124" cy="52" r="10" />
        <circle className={paper} cx="118" cy="76" r="8" />
        <circle className={spot} cx="40" cy="72" r="4" />
      </>
    ),
  },
} satisfies Record<string, Drawing>

export type MotifName = keyof typeof drawings

interface MotifProps {
  of: MotifName
  icon: Icon
}

/** A small drawing of a subject around an icon, for a place where there is nothing of it yet. */
export const Motif = ({ of, icon: Icon }: MotifProps) => {
  const { shapes, mark } = drawings[of]
  const size = mark.r * 1.25
  return (
    <svg viewBox="0 0 160 100" className={classes.motif} data-motif={of} aria-hidden>
      {shapes}
      <circle className={classes.mark} cx={mark.x} cy={mark.y} r={mark.r} />
      <Icon className={classes.sign} x={mark.x - size / 2} y={mark.y - size / 2} size={size} />
    </svg>
  )
}
