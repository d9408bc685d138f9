const disclosing =
  /\b(affiliate|advert(isement|orial)|sponsored|paid (link|partnership|promotion)|earn (a |an )?(small )?commissions?|commission(s)? (from|on|for|if|when)|#ad)\b/i

/** Returns whether a text discloses that its links are paid for. */
export const hasDisclosure = (text: string): boolean => disclosing.test(text) || /(^|\s)#ad\b/i.test(text)

/** Default disclosure for readers. */
export const affiliateDisclosure =
  'This article contains affiliate links: I may earn a commission when you buy through them, at no extra cost to you.'
