/** Card artwork drawn from data: nothing borrowed, nothing fetched. */
export { artworkFor } from "./artwork";
export type { Subject } from "./families";
