/** Card pictures drawn from data: nothing borrowed, nothing fetched. */
export { pictureFor } from "./picture";
