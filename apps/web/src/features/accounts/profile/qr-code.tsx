import { encode } from 'uqr'

/** Modules of quiet around the code, as its standard asks. */
const quiet = 4

/** A QR code, dark on light in every theme: many readers know no other. */
export const QrCode = ({ text }: { text: string }) => {
  const { data, size } = encode(text, { border: quiet, ecc: 'M' })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={220}
      height={220}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
      style={{ background: '#fff', alignSelf: 'center', borderRadius: 8 }}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
