/** Dark on any light background, and distinct from fields. */
export const solidButton = {
  'font-size': '16px',
  'font-family': 'inherit',
  'font-weight': 'bold',
  color: '#ffffff',
  'background-color': '#1f3a4d',
  border: '0',
} as const
