import { Tooltip, type TooltipProps } from '@mantine/core'
import { limits } from '@web2/contract'
import { cloneElement, useEffect, useState, type FocusEvent, type MouseEvent, type ReactElement } from 'react'

interface Hovered {
  onMouseEnter?: (event: MouseEvent) => void
  onMouseLeave?: (event: MouseEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
}

interface TipProps extends Omit<TooltipProps, 'children' | 'opened'> {
  children: ReactElement<Hovered>
}

/** A tooltip that opens on hover and keyboard focus and closes by itself after 3.5 s. */
export const Tip = ({ children, ...tooltip }: TipProps) => {
  const [opened, setOpened] = useState(false)

  useEffect(() => {
    if (!opened) return
    const timer = setTimeout(() => setOpened(false), limits.tooltipDuration)
    return () => clearTimeout(timer)
  }, [opened])

  const own = children.props
  return (
    <Tooltip withArrow openDelay={0} {...tooltip} opened={opened}>
      {cloneElement(children, {
        onMouseEnter: (event) => {
          own.onMouseEnter?.(event)
          setOpened(true)
        },
        onMouseLeave: (event) => {
          own.onMouseLeave?.(event)
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
