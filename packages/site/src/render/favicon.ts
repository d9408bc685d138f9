/** Returns a square icon with the site's initial, for sites without an icon of their own. */
export const faviconSvg = (siteName: string): string => {
  const initial = [...siteName.trim()].find((letter) => /[\p{L}\p{N}]/u.test(letter))?.toUpperCase() ?? '•'
  const hue = [...siteName].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="hsl(${hue} 55% 36%)"/>` +
    '<text x="32" y="33" fill="#fff" font-family="system-ui,sans-serif" font-size="38" font-weight="700" ' +
    `text-anchor="middle" dominant-baseline="central">${initial}</text></svg>\n`
  )
}
