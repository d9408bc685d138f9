import { Tooltip, type TooltipProps } from '@mantine/core'
import {
  cloneElement,
  useEffect,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { timings } from './timings.ts'

interface Hovered {
  onPointerEnter?: (event: PointerEvent) => void
  onPointerLeave?: (event: PointerEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
}

interface TipProps extends Omit<TooltipProps, 'children' | 'opened'> {
  children: ReactElement<Hovered>
}

/** Tooltip on hover and keyboard focus that closes after 3.5 s; touch opens none. */
export const Tip = ({ children, ...tooltip }: TipProps) => {
  const [opened, setOpened] = useState(false)

  useEffect(() => {
    if (!opened) return
    const timer = setTimeout(() => setOpened(false), timings.tooltipDuration)
    return () => clearTimeout(timer)
  }, [opened])

  const own = children.props
  return (
    <Tooltip withArrow openDelay={0} {...tooltip} opened={opened}>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event)
          // a finger has pressed by then: the tip would stand over what the press opened
          if (event.pointerType !== 'touch') setOpened(true)
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event)
          setOpened(false)
        },
        onFocus: (event) => {
          own.onFocus?.(event)
          if (event.target.matches(':focus-visible')) setOpened(true)
        },
        onBlur: (event) => {
          own.onBlur?.(event)
          setOpened(false)
        },
      })}
    </Tooltip>
  )
}
