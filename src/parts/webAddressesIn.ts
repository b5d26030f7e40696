/** A web address, up to the punctuation that ends a sentence. */
const address = /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}»]/g

/** The web addresses of a text that people typed. */
export const webAddressesIn = (text: string) => text.matchAll(address)
