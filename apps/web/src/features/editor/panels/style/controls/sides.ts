const named = (properties: readonly string[]) => {
  const names = ['top', 'right', 'bottom', 'left']
  return properties.map((property, at) => ({ property, name: names[at] ?? property }))
}

export const marginSides = named(['margin-top', 'margin-right', 'margin-bottom', 'margin-left'])
export const paddingSides = named(['padding-top', 'padding-right', 'padding-bottom', 'padding-left'])
export const insetSides = named(['top', 'right', 'bottom', 'left'])
