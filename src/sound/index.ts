/** The table's sounds: what happened in, sounds out. Loaded only while sound is on. */
export { listen, sample } from "./listen";
