/** Card artwork generated from data, without any outside assets. */
export { artworkFor } from "./artwork";
export { type Artwork, addArtwork } from "./repertoire";
