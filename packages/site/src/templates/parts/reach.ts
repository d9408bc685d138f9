import type { SectionAction } from '../../library/section-content.ts'

/**
 * The nearest way to a business: its number, its email, its door, else its name on a map. It leads somewhere with
 * every listing, so a contact page that ends with it is never a dead end.
 */
export const reach: SectionAction = {
  label: '[[Call {nap.phone}||Write to {email}||Directions to {nap.address1}||Find us on a map]]',
  href: '[[tel:{nap.phone}||mailto:{email}||https://www.google.com/maps/dir/?api=1&destination={nap.address}||https://www.google.com/maps/search/?api=1&query={nap.businessName}||https://www.google.com/maps/search/?api=1&query={site.name}]]',
}
