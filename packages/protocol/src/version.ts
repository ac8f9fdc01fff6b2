/** Raised whenever one end would misunderstand the other: the page is then asked to load itself anew. */
export const PROTOCOL = 2
