import type { Token } from '@web2/builder'

export type TypeScale = 'quiet' | 'standard' | 'loud'

/** Steps of captions and small text, the same in all scales. */
const small = { '-2': '0.8125rem', '-1': '0.9375rem' }

/** Steps from body text (0) to display (7), growing from a window of 360 to one of 1280 px. */
const scales: Readonly<Record<TypeScale, readonly string[]>> = {
  quiet: [
    'clamp(1.063rem, 1.04rem + 0.11vw, 1.125rem)',
    'clamp(1.232rem, 1.17rem + 0.28vw, 1.395rem)',
    'clamp(1.43rem, 1.31rem + 0.52vw, 1.73rem)',
    'clamp(1.658rem, 1.47rem + 0.85vw, 2.145rem)',
    'clamp(1.924rem, 1.64rem + 1.28vw, 2.66rem)',
    'clamp(2.232rem, 1.81rem + 1.86vw, 3.298rem)',
    'clamp(2.589rem, 2rem + 2.61vw, 4.09rem)',
    'clamp(3.003rem, 2.19rem + 3.6vw, 5.071rem)',
  ],
  standard: [
    'clamp(1.063rem, 1.04rem + 0.11vw, 1.125rem)',
    'clamp(1.264rem, 1.19rem + 0.35vw, 1.463rem)',
    'clamp(1.505rem, 1.35rem + 0.69vw, 1.901rem)',
    'clamp(1.79rem, 1.52rem + 1.19vw, 2.472rem)',
    'clamp(2.131rem, 1.71rem + 1.88vw, 3.213rem)',
    'clamp(2.536rem, 1.89rem + 2.86vw, 4.177rem)',
    'clamp(3.017rem, 2.07rem + 4.2vw, 5.43rem)',
    'clamp(3.591rem, 2.23rem + 6.03vw, 7.059rem)',
  ],
  loud: [
    'clamp(1.031rem, 0.99rem + 0.16vw, 1.125rem)',
    'clamp(1.258rem, 1.15rem + 0.48vw, 1.536rem)',
    'clamp(1.535rem, 1.32rem + 0.98vw, 2.096rem)',
    'clamp(1.873rem, 1.49rem + 1.72vw, 2.861rem)',
    'clamp(2.285rem, 1.65rem + 2.82vw, 3.906rem)',
    'clamp(2.787rem, 1.79rem + 4.42vw, 5.331rem)',
    'clamp(3.4rem, 1.88rem + 6.74vw, 7.277rem)',
    'clamp(4.148rem, 1.89rem + 10.06vw, 9.933rem)',
  ],
}

/** Last step that is set in the text family; headings begin behind it. */
const lastOfText = 1

export interface TypeChoice {
  readonly scale: TypeScale
  /** Body text of another size. */
  readonly body?: string
  /** Factor for a text family whose small letters are low. */
  readonly textFactor?: number
}

/** Returns the tokens of a type scale, `t--2` to `t-7`. */
export const typeTokens = ({ scale, body, textFactor }: TypeChoice): Token[] => {
  const steps = [...Object.entries(small), ...scales[scale].map((value, step) => [String(step), value])]
  return steps.map(([step = '', value = '']) => {
    const own = step === '0' && body !== undefined ? body : value
    const isLarger = textFactor !== undefined && Number(step) <= lastOfText
    return { name: `t-${step}`, group: 'text', value: isLarger ? `calc(${own} * ${textFactor})` : own }
  })
}
