import type { LibrarySection } from './library-section.ts'
import { notFoundSections } from './sections/not-found/not-found-sections.ts'
import { aboutSections } from './sections/about/about-sections.ts'
import { areasSections } from './sections/areas/areas-sections.ts'
import { beforeAfterSections } from './sections/ba/ba-sections.ts'
import { barSections } from './sections/bar/bar-sections.ts'
import { blogSections } from './sections/blog/blog-sections.ts'
import { calendarSections } from './sections/calendar/calendar-sections.ts'
import { contactSections } from './sections/contact/contact-sections.ts'
import { ctaSections } from './sections/cta/cta-sections.ts'
import { detailSections } from './sections/detail/detail-sections.ts'
import { faqSections } from './sections/faq/faq-sections.ts'
import { footerSections } from './sections/footer/footer-sections.ts'
import { gallerySections } from './sections/gallery/gallery-sections.ts'
import { headerSections } from './sections/header/header-sections.ts'
import { heroSections } from './sections/hero/hero-sections.ts'
import { legalSections } from './sections/legal/legal-sections.ts'
import { listingsSections } from './sections/listings/listings-sections.ts'
import { logosSections } from './sections/logos/logos-sections.ts'
import { menuSections } from './sections/menu/menu-sections.ts'
import { newsletterSections } from './sections/newsletter/newsletter-sections.ts'
import { offersSections } from './sections/offers/offers-sections.ts'
import { placeSections } from './sections/place/place-sections.ts'
import { pricingSections } from './sections/pricing/pricing-sections.ts'
import { processSections } from './sections/process/process-sections.ts'
import { reviewsSections } from './sections/reviews/reviews-sections.ts'
import { servicesSections } from './sections/services/services-sections.ts'
import { statsSections } from './sections/stats/stats-sections.ts'
import { teamSections } from './sections/team/team-sections.ts'
import { thanksSections } from './sections/thanks/thanks-sections.ts'
import { titleSections } from './sections/title/title-sections.ts'

/** All ready-made sections, by kind in the order of a page. */
export const librarySections: readonly LibrarySection[] = [
  ...barSections,
  ...headerSections,
  ...heroSections,
  ...titleSections,
  ...servicesSections,
  ...detailSections,
  ...aboutSections,
  ...teamSections,
  ...processSections,
  ...calendarSections,
  ...gallerySections,
  ...beforeAfterSections,
  ...reviewsSections,
  ...logosSections,
  ...statsSections,
  ...pricingSections,
  ...offersSections,
  ...menuSections,
  ...listingsSections,
  ...faqSections,
  ...areasSections,
  ...placeSections,
  ...contactSections,
  ...ctaSections,
  ...blogSections,
  ...newsletterSections,
  ...legalSections,
  ...thanksSections,
  ...notFoundSections,
  ...footerSections,
]
