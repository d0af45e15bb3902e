/** Card artwork drawn from data: nothing borrowed, nothing fetched. */
export { artworkFor } from "./artwork";
