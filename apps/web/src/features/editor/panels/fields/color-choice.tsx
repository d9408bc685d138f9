import { ColorPicker } from '@mantine/core'
import { useEffect, useState, type CSSProperties } from 'react'
import { settledSelection } from '../../document/debounced-selection.ts'
import { useEditor } from '../session/use-editor.ts'
import { eightDigits, shortestDigits } from '../style/colors.ts'
import { colorsOfPage } from '../style/controls/page-colors.ts'
import styles from './colors.module.css'

export interface ColorChoiceProps {
  readonly label: string
  /** The color to start from; '' if there is none. */
  readonly value: string
  /** Called repeatedly while a color is being picked. */
  readonly choose: (color: string) => void
  readonly pick: (color: string) => void
  /** Called when other blocks are selected, whose color is another. */
  readonly close: () => void
}

/** A color picker with opacity, and the colors that the page already uses, the most frequent first. */
export const ColorChoice = ({ label, value, choose, pick, close }: ColorChoiceProps) => {
  const editor = useEditor()
  const [colors] = useState(() => colorsOfPage(editor.store.document))
  useEffect(() => settledSelection(editor).subscribe(close), [editor, close])
  const change = (color: string) => choose(shortestDigits(color))
  return (
    <div className={styles.choice}>
      <ColorPicker
        fullWidth
        size="md"
        format="hexa"
        saturationLabel={`Saturation and brightness of ${label}`}
        hueLabel={`Hue of ${label}`}
        alphaLabel={`Opacity of ${label}`}
        value={eightDigits(value)}
        onChange={change}
        // Mantine's `onChange` may be one change behind
        onChangeEnd={change}
      />
      {colors.length > 0 && (
        <div className={styles.swatches} role="group" aria-label={`Page colors for ${label}`}>
          {colors.map((color) => (
            <button
              key={color}
              type="button"
              className={styles.pageColor}
              style={{ '--color': color } as CSSProperties}
              aria-label={color}
              title={color}
              onClick={() => pick(color)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
