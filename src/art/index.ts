/** Card artwork generated from data, without any outside assets. */
export { artworkFor } from "./artwork";
export type { Subject } from "./families";
export { type Artwork, addArtwork } from "./repertoire";
