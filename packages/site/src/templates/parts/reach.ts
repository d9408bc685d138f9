import type { SectionAction } from '../../library/section-content.ts'

const search = 'https://www.google.com/maps/search/?api=1&query='

/**
 * The nearest way to a business: its number, its email, its door, else its name on a map. It leads somewhere with
 * every listing, so a contact page that ends with it is never a dead end.
 */
export const reach: SectionAction = {
  label: '[[Call {nap.phone}||Write to {email}||Directions to {nap.address1}||Find us on a map]]',
  href: `[[tel:{nap.phone}||mailto:{email}||https://www.google.com/maps/dir/?api=1&destination={nap.address}||${search}{nap.businessName}||${search}{site.name}]]`,
}

/** The business on a map: by its address, else by its name, so it leads somewhere with every listing. */
export const onMap: SectionAction = {
  label: 'Find us on a map',
  href: `[[${search}{nap.businessName}, {nap.address}||${search}{nap.businessName}||${search}{site.name}]]`,
}
