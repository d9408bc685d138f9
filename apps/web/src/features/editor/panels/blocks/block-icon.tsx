import {
  IconAddressBook,
  IconBox,
  IconBoxMargin,
  IconBrandYoutube,
  IconBuildingStore,
  IconCarouselHorizontal,
  IconClock,
  IconForms,
  IconFrame,
  IconMailForward,
  IconHeading,
  IconLayoutRows,
  IconLetterT,
  IconLink,
  IconMapPin,
  IconMenu2,
  IconPhone,
  IconPhoto,
  IconPilcrow,
  IconQuote,
  IconRectangle,
  IconSpacingVertical,
  IconSquare,
  IconTextCaption,
  IconTextResize,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { ColumnIcon, columnShares } from './column-icon.tsx'

const icons: Readonly<Record<string, Icon>> = {
  Canvas: IconBoxMargin,
  Container: IconBox,
  ContainerFill: IconSquare,
  Module: IconLayoutRows,
  Navigation: IconMenu2,
  Heading: IconHeading,
  Paragraph: IconPilcrow,
  Span: IconTextResize,
  Text: IconLetterT,
  Link: IconLink,
  Br: IconSpacingVertical,
  Picture: IconPhoto,
  Carousel: IconCarouselHorizontal,
  YouTube: IconBrandYoutube,
  Embed: IconFrame,
  Form: IconMailForward,
  Input: IconForms,
  Textarea: IconTextCaption,
  Button: IconRectangle,
  BusinessName: IconBuildingStore,
  BusinessPhone: IconPhone,
  BusinessAddress: IconAddressBook,
  BusinessHours: IconClock,
  BusinessMap: IconMapPin,
  BusinessSocials: IconUsers,
  BusinessBlurb: IconQuote,
}

/** Icon of a block type or a palette item. */
export const BlockIcon = ({ name, size }: { readonly name: string; readonly size: number }) => {
  const shares = columnShares(name)
  if (shares) return <ColumnIcon shares={shares} size={size} />
  const Sign = icons[name] ?? IconSquare
  return <Sign size={size} aria-hidden="true" />
}
